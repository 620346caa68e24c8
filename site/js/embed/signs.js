// @ts-check
/** The signs on the buttons of a frame. */

import { html, svg } from "lit-html";

/** Signs that every device can show. */
const SIGNS = {
  play: "M7 4.5v15l12.5-7.5z",
  first: "M6 5h2.6v14H6zM19 5v14l-9-7z",
  back: "M16.5 4.5v15L6 12z",
  on: "M7.5 4.5v15L18 12z",
  last: "M15.4 5H18v14h-2.6zM5 5v14l9-7z",
  onward: "M5 5h6v2.4H7.4v9.2h9.2V13H19v6H5zM13 4h7v7l-2.6-2.6-5 5-1.8-1.8 5-5z",
};

/** @param {keyof typeof SIGNS} name */
export function sign(name) {
  return html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${SIGNS[name]}></path>`}</svg>`;
}
