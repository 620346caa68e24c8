// @ts-check
/** How far a saved game has got, in the words of its own top bar. */

import { render } from "lit-html";

/** @typedef {import("../dialogs/types.d.ts").App} App */
/** @typedef {import("../session/types.d.ts").Saved} Saved */

/** Made once per moment. @type {WeakMap<object, string>} */
const known = new WeakMap();

/** In words; empty until the game has loaded. @param {App} app @param {Saved} saved */
export function progressOf({ loaded, words }, { game: name, still: view }) {
  const [game, say] = [loaded(name), words(name)];
  if (!view || !game || !say) return "";
  const found = known.get(view);
  if (found !== undefined) return found;
  const text = headerText(game, /** @type {any} */ ({ ...say, view, facts: game.facts }));
  known.set(view, text);
  return text;
}

/** The top bar of a game as text; empty if a damaged view has none. @param {import("../session/types.d.ts").Loaded} loaded @param {any} context */
function headerText({ game }, context) {
  const box = document.createElement("div");
  try {
    render(game.table.header(context), box);
  } catch {
    return "";
  }
  return (box.textContent ?? "").trim().replace(/\s+/g, " ");
}
