// @ts-check
/** The shapes of the seats: seats differ by shape as well as by colour. */

import { html, svg } from "lit-html";

/** Outlines by seat, centred on the origin: disc, square, diamond, triangle, cross. @type {Record<string, string>} */
export const SHAPES = {
  P1: "M0 -12A12 12 0 1 1 -.01 -12Z",
  P2: "M-10.6 -9.2Q-10.6 -10.8 -9 -10.8H9Q10.6 -10.8 10.6 -9.2V9.2Q10.6 10.8 9 10.8H-9Q-10.6 10.8 -10.6 9.2Z",
  P3: "M-1.4 -14.2Q0 -15.4 1.4 -14.2L14.2 -1.4Q15.4 0 14.2 1.4L1.4 14.2Q0 15.4 -1.4 14.2L-14.2 1.4Q-15.4 0 -14.2 -1.4Z",
  P4: "M-1.8 -14.4Q0 -17 1.8 -14.4L14.4 8.2Q15.4 11 12.6 11H-12.6Q-15.4 11 -14.4 8.2Z",
  P5: "M-4 -13H4Q5.2 -13 5.2 -11.8V-5.2H11.8Q13 -5.2 13 -4V4Q13 5.2 11.8 5.2H5.2V11.8Q5.2 13 4 13H-4Q-5.2 13 -5.2 11.8V5.2H-11.8Q-13 5.2 -13 4V-4Q-13 -5.2 -11.8 -5.2H-5.2V-11.8Q-5.2 -13 -4 -13Z",
};

/** How far down to move a number so that it looks centred in the shape of a seat. @param {string} seat */
export function sink(seat) {
  return seat === "P4" ? 3 : 0;
}

/** The shape of a seat, for panels. @param {string} seat */
export function emblem(seat) {
  return html`<svg class="emblem" viewBox="-17 -19 34 36" aria-hidden="true">${svg`<g class="band seat-${seat}"><path class="token" d=${SHAPES[seat]}></path></g>`}</svg>`;
}
