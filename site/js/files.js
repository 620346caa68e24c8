// @ts-check
/** Games as files and links: taking them in, giving them out, throwing them away. */

import { cleanName, levelsOf, seatsAsText } from "./address.js";
import { showLink } from "./hash.js";
import { ask } from "./line.js";
import { openLink, resume } from "./open.js";
import { state, update } from "./state.js";
import * as store from "./store.js";
import { say } from "./texts.js";

/** What a file of ours says about itself. */
const FORMAT = "sacbe-game-1";
/** Bytes of a file; no game comes near. */
const LARGEST = 1_000_000;

/** The address of the game at the moment shown; there is none while the engine may have another game. */
export async function shareAddress() {
  if (state.laying) throw new Error("no game is on the table yet");
  const link = await ask({ do: "link", ...(state.past && { step: state.past.step }) });
  const seats = state.saved ? seatsAsText(state.saved.game, Object.values(state.saved.seats)) : "";
  return `${location.origin}${location.pathname}#${link}${seats}`;
}

/** Open a link; if it is damaged say so, and leave or put back everything as it was. @param {string} text */
export async function openOrSay(text) {
  try {
    await openLink(text);
  } catch (error) {
    showLink();
    const before = state.screen === "start" ? await store.onTable() : undefined;
    if (before) await resume(before);
    update({ dialog: "bad-link", about: { text: /** @type {Error} */ (error).message } });
  }
}

/** @param {SubmitEvent} event */
export async function openTyped(event) {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (document.getElementById("link"));
  await openOrSay(field.value);
}

/** The game on the table as a file. */
export async function exportFile() {
  const { saved } = state;
  if (!saved || state.laying) return;
  const data = { format: FORMAT, seats: saved.seats, link: await ask({ do: "link" }) };
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 1)], { type: "application/json" }));
  anchor.download = `sacbe-${saved.game}-${new Date().toISOString().slice(0, 10)}.json`;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

/** @param {Event} event */
export async function importFile(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const file = field.files?.[0];
  if (!file) return;
  try {
    if (file.size > LARGEST) throw new Error(say("import-large"));
    const data = JSON.parse(await file.text());
    if (data?.format !== FORMAT || typeof data.link !== "string") throw new Error(say("import-foreign"));
    await openLink(data.link, (saved) => adopt(saved, data.seats));
  } catch (error) {
    const text = error instanceof SyntaxError ? say("import-foreign") : /** @type {Error} */ (error).message;
    update({ dialog: "bad-link", about: { text } });
  } finally {
    field.value = "";
  }
}

/**
 * Take over names and kinds of seats from a file.
 * @param {import("./state.js").Saved} saved
 * @param {any} seats
 */
function adopt(saved, seats) {
  if (typeof seats !== "object" || seats === null) return;
  for (const [seat, own] of Object.entries(saved.seats)) {
    const told = seats[seat];
    own.name = cleanName(told?.name) || own.name;
    if (["human", ...levelsOf(saved.game)].includes(told?.kind)) own.kind = told.kind;
  }
}

/** Throw a game away, unless somebody is playing it. @param {import("./state.js").Saved} saved */
export async function remove(saved) {
  const gone = await store.forget(saved.id);
  update({ list: await store.all(), message: gone ? null : { text: say("remove-in-use"), tone: "refusal" } });
}
