// @ts-check
/**
 * Offline use: the service worker caches the whole site, and a new version waits until the player wants it.
 *
 * A version is taken whole or not at all, and never during a game: the page offers it, and the switch
 * happens with a reload, when no other tab has the old version open.
 */

const BASE = new URL("../", import.meta.url);
/** Milliseconds between checks for a new version while a page stays open. */
const BETWEEN_LOOKS = 60 * 60 * 1000;

/**
 * Cache the site for offline use.
 * @param {(takeOver: () => Promise<"reloading" | "other tabs are open">) => void} onNewVersion called once a new
 *   version waits; its argument switches to it, or says why that is not possible yet
 */
export async function keepOffline(onNewVersion) {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(new URL("sw.js", BASE), { scope: BASE.pathname });
    offerWaiting(registration, onNewVersion);
    lookForNewVersions(registration);
  } catch {
    // Private windows and plain http have no service worker; the site works all the same.
  }
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {Parameters<typeof keepOffline>[0]} onNewVersion
 */
function offerWaiting(registration, onNewVersion) {
  const offer = () => {
    // The very first version need not be offered: no page has an older one.
    const { waiting } = registration;
    if (waiting && navigator.serviceWorker.controller) onNewVersion(() => takeOver(waiting));
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
}

/**
 * @param {ServiceWorker} waiting
 * @returns {Promise<"reloading" | "other tabs are open">}
 */
function takeOver(waiting) {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    waiting.postMessage("take over", [port2]);
  });
}

/**
 * Check for a new version now, and whenever somebody returns to the page after a while.
 * @param {ServiceWorkerRegistration} registration
 */
function lookForNewVersions(registration) {
  let last = 0;
  const look = () => {
    if (document.visibilityState !== "visible" || Date.now() - last < BETWEEN_LOOKS) return;
    last = Date.now();
    registration.update().catch(() => {}); // offline; the next check may succeed
  };
  document.addEventListener("visibilitychange", look);
  look();
}
