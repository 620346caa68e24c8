// @ts-check
/** The service worker: everything is there before it takes over, and the page decides when a new version does. */

import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/.*/] });

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
