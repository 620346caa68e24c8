// @ts-check
/** The page of the board that a decision needs, on a screen too small for all of it. */

/** @typedef {import("./types.d.ts").Context} Context */

/** By phase, if it is not the ring. @type {Record<string, string>} */
const PAGES = {
  build: "pyramid",
  decorate: "pyramid",
  any: "temples",
  matched: "temples",
  royal_temples: "temples",
  learn: "tech",
  wheel: "tech",
  house: "tech",
};

/** @param {Context} context */
export function page({ view, isMyTurn }) {
  if (!isMyTurn) return "ring";
  const [kind, site] = view.board.tasks[0]?.split(" ") ?? [];
  if (kind === "claim" && /^(blue|red|green|avenue)_/.test(site)) return "temples";
  return PAGES[view.phase] ?? "ring";
}
