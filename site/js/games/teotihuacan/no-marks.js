// @ts-check
/** Marks that highlight nothing. */

/** @type {import("./types.d.ts").Marks} */
export const NO_MARKS = {
  chosen: null,
  focus: null,
  lit: {},
  picked: new Set(),
  pills: {},
  ghosts: [],
  building: null,
  decorating: null,
  path: [],
  open: null,
  wheel: false,
  fresh: null,
  advice: null,
  seat: null,
};
