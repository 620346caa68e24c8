// @ts-check
/**
 * Offline: the service worker keeps the whole site, and a new version waits until the player wants it.
 *
 * A version is taken whole or not at all, and never under a running game: the page offers it, and the change
 * happens with a reload, when no other tab has the old version open.
 */

const BASE = new URL("../", import.meta.url);
/** Milliseconds between two looks for a new version while a page stays open. */
const BETWEEN_LOOKS = 60 * 60 * 1000;

/**
 * Keep the site for offline use.
 * @param {(takeOver: () => Promise<"reloading" | "other tabs are open">) => void} onNewVersion told once a new
 *   version waits; what it gets changes to it, or says why not yet
 */
export async function keepOffline(onNewVersion) {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(new URL("sw.js", BASE), { scope: BASE.pathname });
    offerWaiting(registration, onNewVersion);
    lookForNewVersions(registration);
  } catch {
    // Private windows and plain http give no service worker; the site plays all the same.
  }
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {Parameters<typeof keepOffline>[0]} onNewVersion
 */
function offerWaiting(registration, onNewVersion) {
  const offer = () => {
    // The very first version waits for nobody: there is no page of an older one.
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
 * Look for a new version now and whenever the page is looked at again after a while.
 * @param {ServiceWorkerRegistration} registration
 */
function lookForNewVersions(registration) {
  let last = 0;
  const look = () => {
    if (document.visibilityState !== "visible" || Date.now() - last < BETWEEN_LOOKS) return;
    last = Date.now();
    registration.update().catch(() => {}); // offline now; another time
  };
  document.addEventListener("visibilitychange", look);
  look();
}
