// Writes the service worker: Workbox fills in the list of all files the site needs, with their hashes.
// Usage: node precache.mjs SERVICE_WORKER DIST
import { injectManifest } from "workbox-build";

const [serviceWorker, dist] = process.argv.slice(2);

const { count, size, warnings } = await injectManifest({
  swSrc: serviceWorker,
  swDest: serviceWorker,
  globDirectory: dist,
  globPatterns: ["**/*"],
  // The wheel and the API reference are for programmers. Scenarios and texts that few read are kept once they were seen, the Lab by
  // itself. Hosts that read _headers do not serve it; the preview is for messengers.
  globIgnores: [
    "sw.js",
    "wheels/**",
    "docs/**",
    "scenarios/**",
    "licences.txt",
    "rules/en/coverage.html",
    "_headers",
    "lab.html",
    "lab/**",
    "assets/lab-*",
    "icons/preview.png",
  ],
  // These names already contain a hash.
  dontCacheBustURLsMatching: /^assets\//,
  maximumFileSizeToCacheInBytes: 32 * 1024 * 1024,
});
for (const warning of warnings) console.warn(warning);
if (warnings.length) process.exit(1);
console.log(JSON.stringify({ count, size }));
