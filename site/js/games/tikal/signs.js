// @ts-check
/** Small signs in the colour of the text: what a player has, and what can be done. */

import { html, svg } from "lit-html";

/** Outlines in a box of 24 by 24. @type {Record<string, string>} */
const SIGNS = {
  worker: "M12 3a4 4 0 0 1 2.6 7Q17 11.500 17.600 17H19v4H5v-4h1.400Q7 11.500 9.400 10A4 4 0 0 1 12 3Z",
  leader:
    "M12 6.500a3.600 3.600 0 0 1 2.300 6.300Q17 14 17.600 18H19v3.500H5V18h1.400Q7 14 9.700 12.800A3.600 3.600 0 0 1 12 6.500ZM5 2l3.500 3L12 1l3.500 4L19 2l-1.500 6a7 7 0 0 0-11 0Z",
  camp: "M12 3l10 17h-7l-3-6-3 6H2Z",
  guard: "M12 2l8 2.600V11q0 7-8 11-8-4-8-11V4.600Z",
  uncover: "M2 21v-4h4v-4h4V9h4v4h4v4h4v4ZM12 1l4 5h-2.500v2h-3V6H8Z",
  dig: "M14.500 2.500q5 .5 7 7l-2.500-1.700L9 17.800l.9 1-3 3-5-5 3-3 1 .9L15.900 4.700Z",
  swap: "M7 3l5 5H9v4H5V8H2ZM17 21l-5-5h3v-4h4v4h3Z",
  walk: "M9.500 3q3 0 3.300 4.500T10 13.300q-3.300 0-3.600-4.700T9.500 3ZM7.600 15l3.600-.6Q12 19 10 20.200 7.600 20.500 7.600 15ZM16.500 8q2.700 1 1.900 5.300T15 17.500q-2-1.700-1-5.600T16.500 8Z",
  end: "M4 3h3v18H4ZM9 4h11l-4 4.500L20 13H9Z",
};

/** @param {string} name */
export function sign(name) {
  return html`<svg class="tk-sign" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${SIGNS[name]}></path>`}</svg>`;
}
