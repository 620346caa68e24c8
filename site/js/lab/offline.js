// @ts-check
/** The Lab offline: its own cache, filled on the first visit here, so that players do not pay for it. */

import { asset } from "../engine/assets.js";

const BASE = new URL("../", import.meta.url);

/** Keep everything the Lab needs; a failure only means that it needs the network next time. */
export async function keepLabOffline() {
  if (!("caches" in self) || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(new URL("sw.js", BASE), { scope: BASE.pathname });
    for (const old of await caches.keys()) {
      if (old.startsWith(__LAB__.cachePrefix) && old !== __LAB__.cache) await caches.delete(old);
    }
    const cache = await caches.open(__LAB__.cache);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const page = [location.href.split("#")[0], import.meta.url, new URL(asset(__LAB__.examples)).href];
    const styles = Array.from(
      document.querySelectorAll("link[rel=stylesheet]"),
      (link) => /** @type {any} */ (link).href,
    );
    const files = __LAB__.files.map((name) => new URL(name, BASE).href);
    const missing = [...files, ...page, ...styles].filter((url) => !kept.has(url));
    await cache.addAll(missing);
  } catch {
    // No room, or no network: the Lab works all the same while there is one.
  }
}
