// @ts-check

/** Marks that highlight nothing. @type {import("./types.d.ts").Marks} */
export const NO_MARKS = {
  chosen: null,
  focus: null,
  fresh: null,
  lit: new Set(),
  steps: {},
  open: new Set(),
  path: [],
  picked: new Set(),
  advice: null,
};
