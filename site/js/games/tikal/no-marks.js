// @ts-check

/** Marks that highlight nothing. @type {import("./types.d.ts").Marks} */
export const NO_MARKS = {
  chosen: null,
  focus: null,
  offers: {},
  ready: new Set(),
  path: [],
  preview: null,
  fresh: null,
  advice: null,
  others: [],
};
