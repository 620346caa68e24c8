// @ts-check
/** Advice from the strongest computer player: a hint for a turn, a review of a whole game. */

import { EngineLost } from "../engine/channel.js";
import { show } from "./hands.js";
import { notify } from "./notices.js";
import { isMyTurn } from "./selection.js";
import { save } from "./taking.js";

/** @typedef {import("./types.d.ts").Core} Core */
/** @typedef {import("./types.d.ts").Saved} Saved */
/** @typedef {import("./types.d.ts").SessionState} SessionState */

/** Say that the computer players' worker crashed again and again; other errors are passed on. @param {Core} core @param {unknown} error */
function brokeDown(core, error) {
  if (!(error instanceof EngineLost)) throw error;
  notify(core, { key: "computer-lost", tone: "refusal" });
}

/** What a strong computer player would do in the mover's place. @param {Core} core */
export async function hint(core) {
  const { saved, moment, seeking, viewer } = core.state;
  if (!core.thinker || !saved || !moment || !isMyTurn(core) || seeking) return;
  if (core.state.hides && viewer === "public") return show(core); // advice depends on the hand
  core.update({ seeking: true });
  try {
    const course = await core.client.ask({ do: "record" });
    const hinted = core.thinker.plan(course, { do: "hint", viewer: core.state.hides ? viewer : "all" });
    const plan = await hinted.catch((error) => brokeDown(core, error));
    if (!plan || core.state.moment !== moment || !isMyTurn(core)) return;
    core.update({ hint: plan });
    core.listeners.advised?.();
  } finally {
    core.update({ seeking: false });
  }
}

/** The review of the game on the table, as far as it has got; null if it is about another game or the game has changed since. @param {SessionState} state */
export function reviewHere({ review, saved, log }) {
  return review && review.game === saved?.id && review.last === log.at(-1) ? review : null;
}

/**
 * The review that was saved with a game, if it covers exactly what was played.
 * @param {Saved} saved
 * @param {import("../engine/protocol.d.ts").Entry[]} log
 * @returns {import("./types.d.ts").Review | null}
 */
export function keptReview({ id, review, actions: played }, log) {
  if (!review) return null;
  const { verdicts, sums, actions } = review;
  if (actions.length !== played.length || played.some((text, at) => text !== actions[at])) return null;
  const steps = log.length;
  return { verdicts, sums, game: id, last: log.at(-1), step: steps, steps, running: false, broke: false, done: true };
}

/** What the review says about the past moment on show. @param {SessionState} state */
export function pastVerdict(state) {
  const { past } = state;
  return (past && reviewHere(state)?.verdicts.find(({ step }) => step === past.step)) ?? null;
}

/** The advised actions at the moment on show: from a hint, or from a review that found something better. @param {SessionState} state */
export function advised(state) {
  const verdict = pastVerdict(state);
  return state.hint?.actions ?? (verdict && verdict.grade !== "fine" ? verdict.best.actions : []);
}

/** Judge every turn, or continue doing so. @param {Core} core */
export async function startReview(core) {
  const { saved, log, viewer } = core.state;
  const before = reviewHere(core.state);
  if (!core.thinker || !saved || before?.running) return;
  const empty = { verdicts: [], sums: {}, step: 0, steps: 1, broke: false, done: false };
  const ours = () => (core.state.saved === saved ? reviewHere(core.state) : null);
  let broke = false;
  core.update({ review: { ...(before ?? { ...empty, game: saved.id, last: log.at(-1) }), running: true, broke } });
  try {
    const played = await core.client.ask({ do: "record" });
    await core.thinker.review(played, !before, viewer, (found) => {
      const here = ours();
      if (!here) return false;
      const steps = new Set(found.verdicts.map(({ step }) => step));
      const verdicts = [...here.verdicts.filter(({ step }) => !steps.has(step)), ...found.verdicts];
      core.update({ review: { ...here, ...found, verdicts } });
      if (!found.done) return true;
      saved.review = { verdicts, sums: found.sums, actions: played.actions };
      save(core);
      core.listeners.reviewed?.();
      return false;
    });
  } catch (error) {
    brokeDown(core, error);
    broke = true;
  } finally {
    const here = ours();
    if (here) core.update({ review: { ...here, running: false, broke } });
  }
}

/** Stop the review where it is. @param {Core} core */
export function stopReview({ thinker }) {
  thinker?.stop("review");
}
