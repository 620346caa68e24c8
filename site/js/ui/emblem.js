// @ts-check
/** The shapes of the seats: seats differ by shape as well as by colour. */

import { html, svg } from "lit-html";

/** Outlines by seat, centred on the origin: disc, square, diamond, triangle, hexagon. @type {Record<string, string>} */
export const SHAPES = {
  P1: "M0 -12A12 12 0 1 1 -.01 -12Z",
  P2: "M-10.6 -9.2Q-10.6 -10.8 -9 -10.8H9Q10.6 -10.8 10.6 -9.2V9.2Q10.6 10.8 9 10.8H-9Q-10.6 10.8 -10.6 9.2Z",
  P3: "M-1.4 -14.2Q0 -15.4 1.4 -14.2L14.2 -1.4Q15.4 0 14.2 1.4L1.4 14.2Q0 15.4 -1.4 14.2L-14.2 1.4Q-15.4 0 -14.2 -1.4Z",
  P4: "M-1.8 -14.4Q0 -17 1.8 -14.4L14.4 8.2Q15.4 11 12.6 11H-12.6Q-15.4 11 -14.4 8.2Z",
  P5: "M-6.2 -12.6H6.2Q7.4 -12.6 8 -11.6L13.8 -1Q14.4 0 13.8 1L8 11.6Q7.4 12.6 6.2 12.6H-6.2Q-7.4 12.6 -8 11.6L-13.8 1Q-14.4 0 -13.8 -1L-8 -11.6Q-7.4 -12.6 -6.2 -12.6Z",
};

/** How far down to move a number so that it looks centred in the shape of a seat. @param {string} seat */
export function sink(seat) {
  return seat === "P4" ? 3 : 0;
}

/** The shape of a seat, for panels. @param {string} seat */
export function emblem(seat) {
  return html`<svg class="emblem" viewBox="-17 -19 34 36" aria-hidden="true">${svg`<g class="band seat-${seat}"><path class="token" d=${SHAPES[seat]}></path></g>`}</svg>`;
}
