// @ts-check
/** Style sheets that a page adds when it needs them. */

/** By address, those that were asked for. @type {Map<string, Promise<unknown>>} */
const asked = new Map();

/** Add a style sheet to the page, once; resolves when it is there. @param {string} href */
export function worn(href) {
  const there = asked.get(href) ?? added(href);
  asked.set(href, there);
  there.catch(() => asked.delete(href));
  return there;
}

/** @param {string} href */
function added(href) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  const there = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${href} did not load`));
  });
  document.head.append(link);
  return there;
}
