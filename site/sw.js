// @ts-check
/**
 * The service worker: it caches all files of a version before it takes over, and the page decides when that happens.
 *
 * @typedef {ServiceWorkerGlobalScope & {__WB_MANIFEST: import("workbox-precaching").PrecacheEntry[]}} Scope
 */

import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";

const scope = /** @type {Scope} */ (/** @type {unknown} */ (self));

cleanupOutdatedCaches();
// Workbox replaces the literal text `self.__WB_MANIFEST` with the list, so `scope` cannot be used here.
precacheAndRoute(/** @type {Scope} */ (/** @type {unknown} */ (self)).__WB_MANIFEST, {
  urlManipulation: ({ url }) => [file(url)],
});

/** The file behind an address: games are in the fragment, never in the query, so a query or a bare `?` changes nothing. @param {URL} url */
function file(url) {
  return new URL(url.pathname.replace(/\/$/, "/index.html"), url);
}

scope.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(takeOver(event.ports[0]));
});

/**
 * Switch to this version, unless another tab still runs the old one: its game would lose its files.
 * @param {MessagePort} asker
 */
async function takeOver(asker) {
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  asker.postMessage(open.length > 1 ? "other tabs are open" : "reloading");
  if (open.length <= 1) await scope.skipWaiting();
}
