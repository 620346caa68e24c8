// @ts-check
/** The pawns of the seats, and the laughing monk. */

import { svg } from "lit-html";
import { SHAPES } from "../../ui/emblem.js";

/** A pawn, or a marker of points: the shape of its seat, with a pale rim and an ink line, so that it stands out on any floor. @param {string} seat */
export function pawn(seat) {
  return svg`<g class="band es-pawn seat-${seat}"><path class="token-shade" d=${SHAPES[seat]} transform="translate(1.2 3)"></path>
    <path class="es-pawn-line" d=${SHAPES[seat]}></path><path class="token" d=${SHAPES[seat]}></path></g>`;
}

/** The laughing monk: round head, closed eyes, open mouth, saffron robe. */
export function monk() {
  return svg`<g class="es-monk"><path class="es-robe" d="M-13 17C-14 6 -8 1 0 1C8 1 14 6 13 17Z"></path>
    <path class="es-robe-fold" d="M-9 16C-8 9 -3 5 6 4M1 16C3 12 6 10 10 9"></path>
    <path class="es-skin" d="M-8.6 -6C-8.6 -12.6 -4.6 -16.4 0 -16.4C4.6 -16.4 8.6 -12.6 8.6 -6C8.6 -.4 4.6 3.6 0 3.6C-4.6 3.6 -8.6 -.4 -8.6 -6Z"></path>
    <path class="es-skin" d="M-8.4 -7.4C-11 -8 -11 -2.4 -8 -2.6M8.4 -7.4C11 -8 11 -2.4 8 -2.6"></path>
    <path class="es-laugh" d="M-4.4 -3.4H4.4C4.2 .8 2.2 1.8 0 1.8C-2.2 1.8 -4.2 .8 -4.4 -3.4Z"></path>
    <path class="es-face" d="M-5.6 -7C-4.8 -8.8 -2.8 -8.8 -2 -7M2 -7C2.8 -8.8 4.8 -8.8 5.6 -7"></path></g>`;
}
