// @ts-check
/** What some games have besides the board: a desk with what the moment needs, and a row with the viewer's hand. */

import { html, nothing } from "lit-html";
import { say } from "../ui/texts.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("../games/contract.d.ts").Context} Context */

/** Class names of the table: its game, and how it is laid out at this moment. @param {Table} table @param {Context} context */
export function looks(table, context) {
  const { game, past } = table.session.state;
  return [
    "table",
    `game-${context.view.game}`,
    game?.board.look?.(context.view),
    past && "table-past",
    game?.table.desk && "table-desk",
    folded(table, context) !== null && !table.unfolded && "table-folded",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The panel beside the board; below it on a narrow screen. @param {Table} table @param {Context} context */
export function deskPanel({ session }, context) {
  const draw = session.state.game?.table.desk;
  return draw ? html`<section class="desk" aria-label=${say("desk-label")}>${draw(context)}</section>` : nothing;
}

/** The row below the board. @param {Table} table @param {Context} context */
export function handPanel({ session }, context) {
  const drawn = session.state.game?.table.hand?.(context) ?? nothing;
  return drawn === nothing
    ? nothing
    : html`<section class="hand-row" aria-label=${say("hand-label")}>${drawn}</section>`;
}

/** What stands beside the board while a narrow screen shows it small. @param {Table} table @param {Context} context */
export function fold(table, context) {
  const drawing = folded(table, context);
  if (drawing === null) return nothing;
  const turn = () => {
    table.unfolded = !table.unfolded;
    table.host.redraw();
  };
  return html`<div class="fold">${table.unfolded ? nothing : html`<div class="fold-words">${drawing}</div>`}
    ${table.chip({ label: say("do-unfold", { isOpen: String(table.unfolded) }), run: turn, id: "unfold" })}</div>`;
}

/** @param {Table} table @param {Context} context */
function folded({ session }, context) {
  const { game, past } = session.state;
  return past ? null : (game?.table.fold?.(context) ?? null);
}
