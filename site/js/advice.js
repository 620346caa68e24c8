// @ts-check
/** Advice for people by the strongest computer player: a hint before a turn, a review of a whole game. */

import { announce } from "./announce.js";
import { EngineLost } from "./channel.js";
import { myTurn } from "./choose.js";
import * as computer from "./computer.js";
import { save } from "./drive.js";
import { hintSaid } from "./hint.js";
import { isReview } from "./kept.js";
import { report } from "./news.js";
import { course, state, update } from "./state.js";
import { say } from "./texts.js";

/** Say that the worker of the computer players broke again and again. @param {unknown} error */
function brokeDown(error) {
  if (!(error instanceof EngineLost)) throw error;
  report(say("computer-lost"), "refusal");
}

/** What a strong computer player would do in the mover's place. */
export async function hint() {
  const { saved, moment } = state;
  if (!saved || !myTurn() || state.seeking) return;
  update({ seeking: true });
  try {
    const plan = await computer.plan(course(saved), { do: "hint" }).catch(brokeDown);
    if (!plan || state.moment !== moment || !myTurn()) return;
    update({ hint: plan });
    announce(hintSaid());
    requestAnimationFrame(() => document.querySelector(".hint")?.scrollIntoView({ block: "nearest" }));
  } finally {
    update({ seeking: false });
  }
}

/** The review of the game on the table, as far as it got; none of another game or of another course of it. */
export function reviewHere() {
  const { review } = state;
  return review && review.game === state.saved?.id && review.last === state.log.at(-1) ? review : null;
}

/**
 * The review that a game was kept with, if it is about all that was played and nothing else.
 * @param {import("./state.js").Saved} saved
 * @param {import("./state.js").Entry[]} log
 * @returns {import("./state.js").Review | null}
 */
export function keptReview({ id, review }, log) {
  if (!isReview(review)) return null;
  const { verdicts, sums, actions } = review;
  if (actions.length !== log.length || log.some(({ text }, at) => text !== actions[at])) return null;
  return { verdicts, sums, game: id, last: log.at(-1), step: log.length, steps: log.length, running: false, broke: false, done: true };
}

/** What the review says of the moment that is looked at. */
export function pastVerdict() {
  return (state.past && reviewHere()?.verdicts.find(({ step }) => step === state.past?.step)) ?? null;
}

/** The actions that are advised at the moment on show: by a hint, or by a review that found something better. */
export function advised() {
  const verdict = pastVerdict();
  return state.hint?.actions ?? (verdict && verdict.grade !== "fine" ? verdict.best.actions : []);
}

/** Judge every turn, or go on with it. */
export async function startReview() {
  const { saved } = state;
  if (!saved || reviewHere()?.running) return;
  const before = reviewHere();
  const review = before ?? { game: saved.id, last: state.log.at(-1), verdicts: [], sums: {}, step: 0, steps: 1, running: true, broke: false, done: false };
  const played = course(saved);
  const ours = () => (state.saved === saved ? reviewHere() : null);
  let broke = false;
  update({ review: { ...review, running: true, broke } });
  try {
    await computer.review(played, !before, (found) => {
      const here = ours();
      if (!here) return false;
      const steps = new Set(found.verdicts.map((/** @type {any} */ verdict) => verdict.step));
      const verdicts = [...here.verdicts.filter(({ step }) => !steps.has(step)), ...found.verdicts];
      update({ review: { ...here, verdicts, sums: found.sums, step: found.step, steps: found.steps, done: found.done } });
      if (!found.done) return true;
      saved.review = { verdicts, sums: found.sums, actions: played.actions };
      save();
      announce([say("review-ready")]);
      return false;
    });
  } catch (error) {
    brokeDown(error);
    broke = true;
  } finally {
    const here = ours();
    if (here) update({ review: { ...here, running: false, broke } });
  }
}

/** Leave the review as it is. */
export function stopReview() {
  computer.stop("review");
}
