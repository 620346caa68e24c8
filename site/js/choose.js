// @ts-check
/** Choosing: what the person at the screen may do now, and what happens when a thing is chosen or refused. */

import { announce } from "./announce.js";
import { EngineRefused } from "./channel.js";
import { people } from "./drive.js";
import { play } from "./flow.js";
import { module } from "./games.js";
import { ask } from "./line.js";
import { matching, offers, only } from "./narrow.js";
import { isLive, state, update } from "./state.js";
import { say, tell } from "./texts.js";

/** The view that is shown: of the game, or of the past moment that is looked at. */
export function shownView() {
  return (state.past ?? state.moment)?.view ?? null;
}

/** Whether the person at the screen has a decision to make. */
export function myTurn() {
  const { moment, saved, past, hold } = state;
  if (!moment || !isLive() || past || hold || state.scoring?.done) return false;
  return saved?.seats[moment.view.mover]?.kind === "human";
}

/** Whether the game waits until the people at the screen have seen the points of a scoring round. */
export function isScored() {
  return state.scoring?.done === true && !state.laying && !state.past && !state.hold && people().length > 0;
}

/** Everything that is offered to the person at the screen. */
export function offered() {
  return myTurn() && state.moment ? offers(state.moment.view) : [];
}

/** The offers that are left after what was chosen. */
export function left() {
  return matching(offered(), state.chosen);
}

/**
 * Choose a thing, or let go of it; the last one that is left is played.
 * @param {string} ref
 */
export async function choose(ref) {
  if (!myTurn()) return;
  if (state.chosen.includes(ref)) return update({ chosen: state.chosen.filter((each) => each !== ref), message: null });
  const sort = ref.split(":")[0];
  const chosen = [...state.chosen.filter((each) => each.split(":")[0] !== sort), ref];
  const narrowed = matching(offered(), chosen);
  if (!narrowed.length) return chooseOnly([ref]);
  const last = only(narrowed);
  if (last && !isAsked(last, chosen)) return play(last.actions);
  update({ chosen, message: null });
}

/**
 * Whether something is so weighty that its place is pointed at before it is done.
 * @param {import("./narrow.js").Offer} offer
 * @param {string[]} chosen
 */
function isAsked({ verb }, chosen) {
  return module().weighty.has(verb) && !chosen.some((ref) => ref.startsWith("cell:"));
}

/**
 * Choose these things and nothing else.
 * @param {string[]} refs
 */
async function chooseOnly(refs) {
  const last = only(matching(offered(), refs));
  if (last && !isAsked(last, refs)) return play(last.actions);
  update({ chosen: refs, cell: null, message: null });
}

/** Let go of everything. */
export function letGo() {
  update({ chosen: [], cell: null, message: null, hint: null, bid: null });
}

/**
 * Say in words why an action is not possible.
 * @param {string} text its notation
 * @param {(refusal: any) => string | null} [instead] a better sentence, if the game has one
 */
export async function explain(text, instead = () => null) {
  try {
    const refusal = await ask({ do: "why_not", text });
    if (!refusal) return;
    const sentence = instead(refusal) ?? tell(refusal);
    update({ message: { text: sentence, rule: refusal.rule, tone: "refusal" } });
    announce([say("refused", { sentence, rule: refusal.rule })]);
  } catch (error) {
    if (!(error instanceof EngineRefused)) throw error;
  }
}

/** End the turn, after asking if points would be lost. @param {string[]} actions */
export function endTurn(actions) {
  const ap = shownView()?.ap ?? 0;
  if (ap > 0 && state.settings.ask) return update({ dialog: "end", about: { ap, actions } });
  return play(actions);
}
