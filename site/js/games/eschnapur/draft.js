// @ts-check
/** Terms while they are being composed: trays as plain data, and how they are spelled for the engine. */

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Draft} Draft */
/** @typedef {import("./types.d.ts").EschnapurView} EschnapurView */
/** @typedef {import("./types.d.ts").Terms} Terms */
/** @typedef {import("./types.d.ts").Tray} Tray */
/** @typedef {"give" | "ask"} Side */

/** @type {Tray} */
export const EMPTY = { coins: 0, moves: 0, cards: [] };
/** The ways to determine a card that is not named. */
export const MODES = ["any", "blind", "pick"];

/** @type {Draft} */
export const BLANK = { terms: null, open: null, deal: null, worth: false, card: null, tiles: null };

/** What is set at this moment. @param {{selection: {draft: unknown}}} context @returns {Draft} */
export function draftOf({ selection }) {
  return { ...BLANK, .../** @type {Partial<Draft>} */ (selection.draft) };
}

/** @param {Context} context @param {Partial<Draft>} patch @returns {import("../contract.d.ts").Intent} */
export function drafted(context, patch) {
  return { select: { draft: { ...draftOf(context), ...patch } } };
}

/** The side of the trays that belongs to the person who composes: buyers give, the seller is asked. @param {EschnapurView} view @returns {Side} */
export function ownSide({ mover, board }) {
  return mover === board.active ? "ask" : "give";
}

/** @param {Side} side @returns {Side} */
export function otherSide(side) {
  return side === "give" ? "ask" : "give";
}

/** Terms that can be changed, made from some that stand. @param {Terms} terms @param {string | null} to @returns {NonNullable<Draft["terms"]>} */
export function fromTerms({ slot, give, ask }, to) {
  return { slot, to, give: trayOf(give), ask: trayOf(ask) };
}

/** Empty terms for a tile. @param {number} slot @param {string | null} to @returns {NonNullable<Draft["terms"]>} */
export function blankTerms(slot, to) {
  return { slot, to, give: EMPTY, ask: EMPTY };
}

/** @param {string} text @returns {Tray} */
function trayOf(text) {
  /** @type {Tray} */
  const tray = { coins: 0, moves: 0, cards: [] };
  for (const item of text ? text.split("+") : []) {
    const [kind, which] = item.split(":");
    if (which) tray.cards.push({ kind: kind === "sym" ? "sym" : "bid", which });
    else if (item.endsWith("c")) tray.coins = Number.parseInt(item, 10);
    else tray.moves = Number.parseInt(item, 10);
  }
  return tray;
}

/** @param {Tray} tray */
function spelled({ coins, moves, cards }) {
  return [
    ...(coins ? [`${coins}c`] : []),
    ...(moves ? [`${moves}m`] : []),
    ...cards.map(({ kind, which }) => `${kind}:${which}`),
  ].join("+");
}

/** The action that puts up terms, in notation; null while the buyer gives nothing. @param {NonNullable<Draft["terms"]>} terms */
export function actionOf({ slot, to, give, ask }) {
  const [given, asked] = [spelled(give), spelled(ask)];
  if (!given) return null;
  return `${to ? `counter ${to}` : "offer"} ${slot} ${given}${asked ? ` ask ${asked}` : ""}`;
}

/**
 * Terms with another amount of coins or movement tiles on one side; the other side then has none of them.
 * @param {NonNullable<Draft["terms"]>} terms
 * @param {Side} side
 * @param {"coins" | "moves"} good
 * @param {number} amount
 */
export function withAmount(terms, side, good, amount) {
  const other = otherSide(side);
  return {
    ...terms,
    [side]: { ...terms[side], [good]: amount },
    [other]: { ...terms[other], [good]: amount ? 0 : terms[other][good] },
  };
}

/** @param {NonNullable<Draft["terms"]>} terms @param {Side} side @param {import("./types.d.ts").Card[]} cards */
export function withCards(terms, side, cards) {
  return { ...terms, [side]: { ...terms[side], cards } };
}

/**
 * Terms with a little more for the seller: what is asked for goes down before what is given goes up.
 * @param {NonNullable<Draft["terms"]>} terms
 * @param {"coins" | "moves" | "sym" | "bid"} what
 */
export function withMore(terms, what) {
  if (what === "sym" || what === "bid") {
    return withCards(terms, "give", [...terms.give.cards, { kind: what, which: what === "sym" ? "any" : "blind" }]);
  }
  if (terms.ask[what]) return withAmount(terms, "ask", what, terms.ask[what] - 1);
  return withAmount(terms, "give", what, terms.give[what] + 1);
}
