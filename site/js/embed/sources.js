// @ts-check
/** Where the game of a board comes from: a link, or one of our scenarios. */

import { fromStill } from "../diagram/still.js";
import { asset } from "../engine/assets.js";
import { CATALOGUE, isListed } from "../engine/catalogue.js";
import { spoken } from "../ui/texts.js";
import { hasWriting } from "./stills.js";

/** @typedef {import("../diagram/options.js").Options} Options */
/** @typedef {import("../engine/view.d.ts").View} View */
/** @typedef {import("../engine/view.d.ts").Viewer} Viewer */

/**
 * What a board shows.
 * @typedef {object} Source
 * @property {string} game
 * @property {string} link everything that is played
 * @property {number} at the step on show; negative numbers count from the end
 * @property {Viewer | null} viewer
 * @property {View | null} view the moment on show, if it is known before there is an engine
 * @property {string} picture the address of a picture of that moment; empty if there is none
 * @property {string} text what the board shows, in a sentence; empty if nobody wrote one
 */

/** A board cannot be shown; `key` is the text that says why. */
export class NoSource extends Error {
  /** @param {"embed-no-source" | "embed-no-scenario" | "embed-bad-link"} key */
  constructor(key) {
    super(key);
    this.key = key;
  }
}

/** @param {Options} options @returns {Promise<Source>} */
export async function findSource(options) {
  if (options.link) return fromLink(options);
  if (options.scenario) return fromScenario(options);
  throw new NoSource("embed-no-source");
}

/** @param {Options} options @returns {Promise<Source>} */
async function fromLink({ link, at, still, viewer }) {
  const found = still ? await fromStill(still) : null;
  const view = isListed(found?.game) ? found : null;
  const game = view?.game ?? gameOfLink(link);
  if (!game) throw new NoSource("embed-bad-link");
  return { game, link, at: at ?? -1, viewer: /** @type {Viewer} */ (viewer) || null, view, picture: "", text: "" };
}

/** The game of a link: its second byte is the game's number. @param {string} link */
function gameOfLink(link) {
  try {
    const code = atob(link.slice(0, 4).replaceAll("-", "+").replaceAll("_", "/")).charCodeAt(1);
    return Object.keys(CATALOGUE).find((name) => CATALOGUE[name].code === code) ?? null;
  } catch {
    return null;
  }
}

/** The address of a file of a scenario. @param {string} scenario @param {string} ending */
function addressOf(scenario, ending) {
  return new URL(`../scenarios/${scenario}.${ending}`, asset("")).href;
}

/** @param {Options} options @returns {Promise<Source>} */
async function fromScenario({ scenario, case: number, at, viewer }) {
  const answer = await fetch(addressOf(scenario, `${number}.json`)).catch(() => null);
  if (!answer?.ok) throw new NoSource("embed-no-scenario");
  const { game, text, ...found } = await answer.json();
  if (!isListed(game)) throw new NoSource("embed-no-scenario");
  const step = at === null ? 0 : at < 0 ? Math.max(0, found.steps + 1 + at) : Math.min(at, found.steps);
  const view = viewer && viewer !== found.viewer ? null : (found.views[step] ?? null);
  return {
    game,
    link: found.link,
    at: step,
    viewer: /** @type {Viewer} */ (viewer || found.viewer),
    view,
    picture: view && step === 0 && number === 1 && isReadable(game) ? addressOf(scenario, "svg") : "",
    text: text[spoken()] ?? text.en,
  };
}

/** Whether a reader understands our pictures: what is written on a board is English. @param {string} game */
function isReadable(game) {
  return spoken() === "en" || !hasWriting(game);
}
