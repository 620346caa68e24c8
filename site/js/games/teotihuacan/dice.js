// @ts-check
/** Workers and markers: the shape is the person, the number is the power. */

import { svg } from "lit-html";
import { SHAPES, sink } from "../../ui/emblem.js";
import { label } from "./draw.js";

/** The outline of neutral workers, and their hatchings: each neutral colour has its own direction. */
const HEXAGON = "M-6.4 -11H6.4L12.6 0L6.4 11H-6.4L-12.6 0Z";
const HATCHINGS = [
  "M-9 6L6 -9M-6 10L10 -6M-11.4 -1L-2 -10.4M2 10.6L11.4 1",
  "M9 6L-6 -9M6 10L-10 -6M11.4 -1L2 -10.4M-2 10.6L-11.4 1",
];

/**
 * A worker of a seat, about 28 units wide.
 * @param {string} seat
 * @param {number} power
 * @param {number} strong the power from which on a worker earns more; its rim tells
 */
export function die(seat, power, strong) {
  return svg`<g class="teo-worker seat-${seat}"><path class="teo-die-shade" transform="translate(1.2 2)" d=${SHAPES[seat]}></path>
    <path class=${power >= strong ? "teo-seat teo-strong" : "teo-seat"} d=${SHAPES[seat]}></path>${label("teo-power", 0, 6 + sink(seat) * 0.7, power)}</g>`;
}

/** A neutral worker. @param {number} colour */
export function neutral(colour) {
  return svg`<path class="teo-die-shade" transform="translate(1.2 2)" d=${HEXAGON}></path><path class="teo-neutral" d=${HEXAGON}></path><path class="teo-hatching" d=${HATCHINGS[colour % 2]}></path>`;
}

/** A marker of a seat on a track, about 26 units wide. @param {string} seat */
export function marker(seat) {
  return svg`<g class="seat-${seat}"><path class="teo-seat teo-marker" d=${SHAPES[seat]}></path></g>`;
}

/** The cage of a locked worker: bars on both sides of its number. @param {number} half half its width */
export function bars(half) {
  const side = (half * 0.86).toFixed(1);
  const lines = `M-${side} -${half}V${half}M${side} -${half}V${half}M-${half} -${half}H${half}M-${half} ${half}H${half}`;
  return svg`<path class="teo-bars-casing" d=${lines}></path><path class="teo-bars" d=${lines}></path>`;
}
