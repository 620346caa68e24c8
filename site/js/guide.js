// @ts-check
/** How the game is played, in short. */

import { engineNews } from "./loading.js";
import { frame } from "./frame.js";
import { module } from "./games.js";
import { ask } from "./line.js";
import { state, update } from "./state.js";
import { say } from "./texts.js";

/** Open the guide; before a game is on the table the engine is asked for the numbers. */
export async function openGuide() {
  update({ dialog: "guide" });
  if (!isKnown()) update({ facts: await ask({ do: "facts", name: state.setup.game }) });
}

function isKnown() {
  return Object.keys(state.facts).length > 0;
}

/** The dialog. */
export function guide() {
  return frame(say("guide-title"), isKnown() ? module().guide(state.facts) : engineNews());
}
