// @ts-check
/**
 * The service worker: all files of a version are kept before it takes over, and the page decides when it does.
 *
 * @typedef {ServiceWorkerGlobalScope & {__WB_MANIFEST: import("workbox-precaching").PrecacheEntry[]}} Scope
 */

import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";

const scope = /** @type {Scope} */ (/** @type {unknown} */ (self));

cleanupOutdatedCaches();
// Workbox puts the list in the place of `self.__WB_MANIFEST`, so that it must be written with `self`.
precacheAndRoute(/** @type {Scope} */ (/** @type {unknown} */ (self)).__WB_MANIFEST, {
  urlManipulation: ({ url }) => [file(url)],
});

/** The file behind an address: a game lies in the fragment, never in the query, so that a query or a bare `?` changes nothing. @param {URL} url */
function file(url) {
  return new URL(url.pathname.replace(/\/$/, "/index.html"), url);
}

scope.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(takeOver(event.ports[0]));
});

/**
 * Change to this version, unless another tab still runs the old one: its game would lose its files.
 * @param {MessagePort} asker
 */
async function takeOver(asker) {
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  asker.postMessage(open.length > 1 ? "other tabs are open" : "reloading");
  if (open.length <= 1) await scope.skipWaiting();
}
