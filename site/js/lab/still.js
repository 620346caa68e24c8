// @ts-check
/** A board as a still picture, drawn by the game's own code from a view. */

import { html, nothing, svg } from "lit-html";

/**
 * @param {{loaded(name: string): import("../session/types.d.ts").Loaded | null, words(name: string): import("../games/contract.d.ts").Words | null, load(name: string): Promise<unknown>}} library
 * @param {import("../engine/view.d.ts").View} view
 * @param {string} label
 */
export function still(library, view, label) {
  const loaded = library.loaded(view.game);
  const words = library.words(view.game);
  if (!loaded || !words) {
    void library.load(view.game);
    return nothing;
  }
  const { board } = loaded.game;
  const { width, height } = board.size;
  const setting = { facts: loaded.facts, words, page: null };
  return html`<div class=${`still game-${view.game} ${board.look?.(view) ?? ""}`}><svg class="board" viewBox="0 0 ${width} ${height}" role="img" aria-label=${label}>${svg`${board.draw(view, board.noMarks, setting)}`}</svg></div>`;
}
