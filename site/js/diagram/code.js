// @ts-check
/** The code that puts a board into an article. */

import { escaped } from "../picture/write.js";
import { asFragment, DEFAULTS } from "./options.js";

/** @typedef {import("./options.js").Options} Options */
/** @typedef {"element" | "frame"} Form */

/** The address of the site, as seen from a page at its top. */
export function siteAddress() {
  return new URL("./", location.href.replace(/[?#].*$/, "")).href;
}

/** The address of the frame with a board. @param {string} site @param {Partial<Options>} options */
export function frameAddress(site, options) {
  return `${site}embed.html#${asFragment(options)}`;
}

/**
 * @param {Form} form the element with its script, or a plain frame
 * @param {string} site
 * @param {Partial<Options>} options
 * @param {string} title what the board shows
 */
export function embedCode(form, site, options, title) {
  if (form === "frame") {
    const address = escaped(frameAddress(site, options));
    return `<iframe src="${address}" title="${escaped(title)}" width="100%" height="560" loading="lazy"></iframe>`;
  }
  const said = Object.entries(options).filter(
    ([name, value]) => value !== DEFAULTS[/** @type {keyof Options} */ (name)] && value !== null && value !== "",
  );
  const attributes = said
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join("");
  return `<script type="module" src="${escaped(site)}sacbe-board.js"></script>
<sacbe-board${attributes}><a href="${escaped(`${site}#${options.link}`)}">${escaped(title)}</a></sacbe-board>`;
}
