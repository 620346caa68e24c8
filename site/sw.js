// @ts-check
/**
 * The service worker: it caches all files of a version before it takes over, and the page decides when that happens.
 *
 * @typedef {ServiceWorkerGlobalScope & {__WB_MANIFEST: import("workbox-precaching").PrecacheEntry[]}} Scope
 */

import { cacheNames } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";

const scope = /** @type {Scope} */ (/** @type {unknown} */ (self));

/** What this browser reads, and English for everybody: only it has the numbered rules. */
const languages = new Set(["en", ...navigator.languages.map((tag) => tag.toLowerCase().split("-")[0])]);

/** Whether a file is a page of rules in another language: those are cached once they were read. @param {string} path */
function isForeign(path) {
  const language = /^rules\/(\w+)\//.exec(path)?.[1];
  return language !== undefined && !languages.has(language);
}

/** A file of this version. @typedef {Exclude<Scope["__WB_MANIFEST"][number], string>} Listed */

cleanupOutdatedCaches();
// Workbox replaces the literal text `self.__WB_MANIFEST` with the list, so `scope` cannot be used here.
const listed = /** @type {Listed[]} */ (/** @type {Scope} */ (/** @type {unknown} */ (self)).__WB_MANIFEST);
precacheAndRoute(
  listed.filter(({ url }) => !isForeign(url)),
  { urlManipulation: ({ url }) => [file(url)] },
);

// Files whose names never change their meaning come straight from the cache, in browsers that can do so without this worker.
// The Lab's own have another cache.
scope.addEventListener("install", (event) => {
  const { pathname } = new URL(scope.registration.scope);
  const route = (/** @type {string} */ path, /** @type {unknown} */ source) => ({
    condition: { urlPattern: new URLPattern({ pathname: `${pathname}${path}` }) },
    source,
  });
  /** @type {any} */ (event)
    .addRoutes?.([route("assets/lab-*", "fetch-event"), route("assets/*", { cacheName: cacheNames.precache })])
    .catch(() => {});
});

/** The file behind an address: games are in the fragment, never in the query, so a query or a bare `?` changes nothing. @param {URL} url */
function file(url) {
  return new URL(url.pathname.replace(/\/$/, "/index.html"), url);
}

/** Scenarios, pages of rules in other languages and texts that few read, once they were looked at; there are too many to cache them all. */
const SEEN = "sacbe-scenarios";
const RARE = /^(scenarios\/|licences\.txt$|rules\/en\/coverage\.html$)/;
/** What only the Lab needs; its page fills a cache with it. */
const LAB = /^(lab\.html|lab\/|assets\/lab-)/;

scope.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const path = pathname.slice(new URL(scope.registration.scope).pathname.length);
  if (origin !== scope.location.origin) return;
  if (RARE.test(path) || isForeign(path)) event.respondWith(freshOrSeen(event.request));
  if (LAB.test(path)) event.respondWith(keptByLab(event.request));
});

/** The network first for the page itself, so that a new version is seen; for its files the cache. @param {Request} request */
async function keptByLab(request) {
  const kept = await caches.match(request, { ignoreSearch: true });
  if (!kept) return fetch(request);
  return request.mode === "navigate" ? fetch(request).catch(() => kept) : kept;
}

/** The latest version of a file, or offline the one that was seen last. @param {Request} request */
async function freshOrSeen(request) {
  const seen = await caches.open(SEEN);
  try {
    const found = await fetch(request);
    if (found.ok) await seen.put(request, found.clone());
    return found;
  } catch (error) {
    const known = await seen.match(request);
    if (known) return known;
    throw error;
  }
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
