// @ts-check
/** The buttons beside the board: every decision can be made with them alone. */

import { html } from "lit-html";
import { amountControls } from "./amounts.js";
import { buildControls, decorateControls } from "./building.js";
import { offerButton } from "./buttons.js";
import { amountsPart } from "./describe.js";
import { named } from "./gestures.js";
import { moveControls, ownTiles, unlockButtons, unlocking } from "./moving.js";
import { keepControls, pickControls, startWords, stationControls } from "./opening.js";
import { tilePicture } from "./pictures.js";
import { actionsAt } from "./question.js";
import { salaryControls } from "./salary.js";
import { briefly, tileLine, workerName } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("../../engine/view.d.ts").Offer} Offer */

/** What to do now, in a sentence. @param {Context} context */
export function prompt(context) {
  const { view, say, selection } = context;
  const [kind, ...words] = view.board.tasks[0].split(" ");
  const board = () => ({ id: `board-${words[0]}` });
  if (isPressed(context)) return pressed(context) ?? say("prompt-again");
  switch (kind) {
    case "turn":
      return say(turnPrompt(context));
    case "window":
      return say(context.offers.some(({ verb }) => verb === "use") ? "prompt-window" : "prompt-done");
    case "act":
      return say("prompt-act", { board: board() });
    case "build":
      return say("prompt-build", { left: Number(words[0]), first: Number(words[2]) });
    case "take":
      return say("prompt-take", { count: Number(words[0]) });
    case "fresh":
      return say("prompt-fresh", { tile: { id: `tile-${words[0]}` } });
    case "claim":
      return say("prompt-claim", { site: { id: `site-${words[0]}` } });
    case "power":
      return say("prompt-power", { count: Number(words[1]), board: board() });
    default:
      return say(`prompt-${kind}`, { count: Number(words[1] ?? 0), chosen: selection.chosen.length });
  }
}

/** Whether what was pressed by a finger is played when it is pressed again; a tile is laid with a button of its own. @param {Context} context */
function isPressed(context) {
  const { place } = context.selection;
  return place !== null && context.view.phase !== "build" && actionsAt(context, place) !== null;
}

/** What was pressed, if its button is too small to tell. @param {Context} context */
function pressed(context) {
  const [sort, tile] = context.selection.place?.split(":") ?? [];
  if (sort === "technology") return context.say(`tile-${tile}-long`);
  return sort === "start" ? startWords(context, tile) : null;
}

/** @param {Context} context */
function turnPrompt({ view, selection }) {
  const isAllLocked = view.seats[view.mover ?? ""].workers.every(({ locked }) => locked);
  if (isAllLocked) return "prompt-all-locked";
  return selection.chosen.some((ref) => ref.startsWith("worker:")) ? "prompt-where" : "prompt-turn";
}

/** The buttons for this moment. @param {Context} context */
export function controls(context) {
  switch (context.view.phase) {
    case "turn":
    case "act":
      return moveControls(context);
    case "window":
      return html`${ownTiles(context)}${unlocking(context)}${takingBack(context)}`;
    case "keep":
      return keepControls(context);
    case "pick":
      return pickControls(context);
    case "station":
      return stationControls(context);
    case "build":
      return buildControls(context);
    case "decorate":
      return decorateControls(context);
    case "take":
    case "royal_give":
      return amountControls(context);
    case "salary":
      return salaryControls(context);
    default:
      return choices(context);
  }
}

/** The button that undoes the whole turn, once its action is done. @param {Context} context */
function takingBack({ say, chip, act }) {
  return html`<div class="chips">${chip({ label: say("do-undo-turn"), run: () => act({ undoTurn: true }), id: "undo-turn" })}</div>`;
}

/** One button for each thing that can be chosen. @param {Context} context */
function choices(context) {
  const [main, last] = [false, true].map((isLast) =>
    context.offers.filter(({ verb }) => verb !== "unlock" && (verb === "decline") === isLast),
  );
  return html`<div class="chips choices">${[...main, ...last].map((offer) => choice(context, offer))}${unlockButtons(context)}</div>`;
}

/** @param {Context} context @param {Offer} offer */
function choice(context, offer) {
  const { picture, label, line } = faceOf(context, offer);
  const below = line ?? briefly(context, context.preview(offer.actions));
  return offerButton(context, offer, label, below, picture);
}

/** What the button of an offer says, with a line if its preview would not say enough. @param {Context} context @param {Offer} offer @returns {{label: string, line?: string, picture?: unknown}} */
function faceOf(context, offer) {
  const { say, view } = context;
  const of = (/** @type {string} */ sort) => named(offer, sort)[0];
  switch (offer.verb) {
    case "advance":
      return { label: say("place-temple", { temple: of("temple") }) };
    case "claim": {
      const tile = of("discovery").split(".")[1];
      return { picture: tilePicture(context, tile), label: say(`tile-${tile}`), line: tileLine(context, tile) };
    }
    case "use":
      return { label: say("do-use-now"), line: tileLine(context, of("tile")) };
    case "decline":
      return { label: say("do-decline", { phase: view.phase }) };
    case "learn":
      return { label: say(`technology-short-${of("technology")}`), line: say(`tile-${of("technology")}-long`) };
    case "house":
      return { label: say("do-house", { row: of("house") }) };
    case "raise":
      return { label: workerName(context, of("worker").slice(3)), line: raised(context, offer) };
    case "ascend":
      return { label: say(`tile-${of("wheel")}`) };
    case "exchange":
      return { label: say("do-exchange", { times: Number(of("times")) }) };
    case "give":
      return { label: say("do-give", { goods: amountsPart({ [of("good")]: 1 }) }) };
    default:
      return { label: say(`do-${offer.verb}`) };
  }
}

/** What a power-up does to a worker. @param {Context} context @param {Offer} offer */
function raised({ preview, say }, offer) {
  const events = preview(offer.actions)?.events ?? [];
  const power = events.find(({ key }) => key === "raised")?.params.power;
  if (power !== undefined) return say("raise-to", { power });
  return events.some(({ key }) => key === "ascended") ? say("raise-ascends") : "";
}
