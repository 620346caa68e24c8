// @ts-check
/** The pages of a board that is too large for the screen: which one is on show, and the tabs that turn to another. */

import { html, nothing } from "lit-html";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("../games/contract.d.ts").Context} Context */

/** Below this scale the whole board would be too small to read. */
const READABLE = 0.7;

/** The page on show; null if the whole board is. @param {Table} table */
export function pageOn(table) {
  const { game } = table.session.state;
  if (!game?.board.pages || fits(table, game.board.size)) return null;
  const asked = game.table.page?.(table.context()) ?? null;
  if (asked !== table.pages.asked) table.pages = { asked, chosen: null };
  return table.pages.chosen ?? asked ?? game.board.pages[0].id;
}

/** The size of what is on show. @param {Table} table */
export function shownSize(table) {
  const { game } = table.session.state;
  const page = pageOn(table);
  return game?.board.pages?.find(({ id }) => id === page) ?? game?.board.size ?? { width: 1, height: 1 };
}

/**
 * Whether there is room for the whole board.
 * @param {Table} table
 * @param {{width: number, height: number}} size
 */
function fits({ element }, { width, height }) {
  const area = element?.querySelector(".sheet-area");
  const [wide, high] = area ? [area.clientWidth, area.clientHeight] : [innerWidth, innerHeight];
  return Math.min(wide / width, high / height) >= READABLE;
}

/** @param {Table} table @param {Context} context */
export function tabs(table, context) {
  const { pages = [] } = table.session.state.game?.board ?? {};
  const page = pageOn(table);
  if (page === null || pages.length < 2) return nothing;
  const turn = (/** @type {string} */ chosen) => {
    table.pages = { ...table.pages, chosen };
    table.host.redraw();
  };
  return html`<div class="pages">${pages.map(({ id }) =>
    table.chip({ label: context.say(`page-${id}`), run: () => turn(id), on: id === page, id: `page-${id}` }),
  )}</div>`;
}
