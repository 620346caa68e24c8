// @ts-check
/** Where everything of the temple lies: five sectors around a pool, each with a gate, a hall behind it and a cloister beside it. */

/** Size of the whole drawing, and of the temple alone. */
export const WIDTH = 500;
export const HEIGHT = 620;
export const TEMPLE_HEIGHT = 488;

/** The middle of the temple. @type {[number, number]} */
export const CENTRE = [250, 246];

/** The areas sector by sector, clockwise from the north; a cloister lies between its gate and the next one. */
export const GATES = ["gate_brown", "gate_red", "gate_blue", "gate_yellow", "gate_green"];
export const CLOISTERS = ["cloister_ne", "cloister_e", "cloister_s", "cloister_w", "cloister_nw"];
export const HALLS = ["hall_n", "hall_e", "hall_se", "hall_sw", "hall_w"];

/** A point by its distance from the middle and its sector; half sectors lie between gates. @param {number} radius @param {number} sector @returns {[number, number]} */
export function polar(radius, sector) {
  const angle = ((sector * 72 - 90) * Math.PI) / 180;
  return [round(CENTRE[0] + radius * Math.cos(angle)), round(CENTRE[1] + radius * Math.sin(angle))];
}

/** The middle of every area. @type {Record<string, [number, number]>} */
export const SPOTS = Object.fromEntries([
  ...GATES.map((name, sector) => [name, polar(198, sector)]),
  ...CLOISTERS.map((name, sector) => [name, polar(172, sector + 0.5)]),
  ...HALLS.map((name, sector) => [name, polar(98, sector)]),
]);

/** The places of the yard below the temple that can be pointed at: its middle. @type {Record<string, [number, number]>} */
export const YARD = {
  "deck:symbols": [61, 522],
  "deck:bids": [168, 522],
  stock: [275, 522],
  pool: [366, 522],
};

/** Where the bank lies, and the rail of points. @type {[number, number]} */
export const BANK = [446, 522];
export const RAIL = { left: 34, right: 480, y: 592 };

/** The middle of any place. @param {string} place @returns {[number, number]} */
export function spot(place) {
  return YARD[place] ?? SPOTS[place.replace(/^(area|niche):/, "")] ?? CENTRE;
}

/** @param {number} number */
export function round(number) {
  return Math.round(number * 10) / 10;
}
