// @ts-check
// Where the cells of the board are: flat-topped hexes in eight columns of five, every second column half a hex lower.

/** Radius of a hex in drawing units. */
export const R = 60;
/** Distance between two opposite sides. */
export const H = Math.sqrt(3) * R;

export const COLUMNS = "abcdefgh";
export const ROWS = [1, 2, 3, 4, 5];
/** Every cell, column by column. */
export const CELLS = [...COLUMNS].flatMap((column) => ROWS.map((row) => `${column}${row}`));

const MARGIN = 34;
/** The size of the drawing, frame included. */
export const WIDTH = 2 * MARGIN + R * (1.5 * 7 + 2);
export const HEIGHT = 2 * MARGIN + H * 5.5;

/**
 * The middle of a cell.
 * @param {string} cell
 * @returns {[number, number]}
 */
export function centre(cell) {
  const column = COLUMNS.indexOf(cell[0]);
  const row = Number(cell[1]) - 1;
  return [MARGIN + R + 1.5 * R * column, MARGIN + H / 2 + H * (row + (column % 2) / 2)];
}

/**
 * Unit vector from the middle of a hex to the middle of a side; sides are N, NE, SE, S, SW, NW.
 * @param {number} side
 * @returns {[number, number]}
 */
export function towards(side) {
  const angle = ((side * 60 - 90) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

/** A hex centred on the origin, as polygon points. @param {number} radius */
export function hexPoints(radius) {
  return [0, 60, 120, 180, 240, 300]
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((angle) => `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`)
    .join(" ");
}

/** @param {number} value */
export function round(value) {
  return Math.round(value * 10) / 10;
}

/**
 * A small repeatable generator, so that every hex keeps its own hand-drawn character.
 * @param {string} seed
 * @returns {() => number} numbers from 0 to 1
 */
export function scribble(seed) {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/**
 * The outline of a hex as drawn by a steady but human hand.
 * @param {number} radius
 * @param {string} seed
 */
export function handHex(radius, seed) {
  const random = scribble(seed);
  const shake = () => (random() - 0.5) * 2.4;
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [radius * Math.cos(angle) + shake() / 2, radius * Math.sin(angle) + shake() / 2];
  });
  const parts = corners.map(([x, y], at) => {
    const [nx, ny] = corners[(at + 1) % 6];
    const [mx, my] = [(x + nx) / 2 + shake(), (y + ny) / 2 + shake()];
    return `Q${round(mx)} ${round(my)} ${round(nx)} ${round(ny)}`;
  });
  return `M${round(corners[0][0])} ${round(corners[0][1])}${parts.join("")}Z`;
}
