// @ts-check
/** A frame on the screen: the picture while it sleeps, and the bar below it. */

import { html, nothing, svg } from "lit-html";
import { chip } from "../ui/chip.js";
import { titleOf } from "../ui/names.js";
import { say } from "../ui/texts.js";
import { sign } from "./signs.js";

/** @typedef {import("./frame.js").Frame} Frame */

/** @param {Frame} frame */
export function drawFrame(frame) {
  const { source, loaded, awake, failure, options } = frame.state;
  if (!source || !(awake || loaded || source.picture))
    return html`<main class="embed">${failure ? failed(frame) : nothing}</main>`;
  if (!awake) return asleep(frame);
  return awake.draw({
    options,
    text: source.text,
    play: () => void frame.play(),
    again: () => void frame.again(),
    onward,
  });
}

/** What the board of a frame shows, in words. @param {NonNullable<Frame["state"]["source"]>} source */
export function titleOfFrame(source) {
  return source.text || say("embed-title", { game: titleOf(source.game) });
}

/** The way to the whole site, with a game. @param {string} link */
function onward(link) {
  return html`<a class="onward" href="./#${link}" target="_blank" rel="noopener">${sign("onward")}<span>${say("embed-onward")}</span></a>`;
}

/** @param {Frame} frame */
function asleep(frame) {
  const { source, loaded, options, failure } = frame.state;
  if (!source) return nothing;
  const around = [
    "embed",
    `game-${source.game}`,
    source.view && loaded && "board" in loaded && loaded.board.look?.(source.view),
  ];
  const title = titleOfFrame(source);
  const isQuiet = options.controls === "none" && !options.play;
  const image = html`<div class="sheet-area">${still(frame)}</div>`;
  return html`<main class=${around.filter(Boolean).join(" ")}>
    <h1 class="unseen">${title}</h1>
    ${isQuiet ? image : html`<div class="embed-tap" @click=${() => void frame.wake()}>${image}</div>`}
    ${options.controls === "none" && !options.play ? nothing : html`<div class="embed-bar">${failure ? failed(frame) : door(frame)}<span class="grow"></span>${onward(source.link)}</div>`}
  </main>`;
}

/** The picture of the moment, or of the game if that is not known yet. @param {Frame} frame */
function still({ state: { source, loaded } }) {
  if (!source) return nothing;
  const label = titleOfFrame(source);
  if (source.picture) return html`<img class="board" src=${source.picture} alt=${label}>`;
  if (!loaded) return nothing;
  if ("scene" in loaded)
    return html`<svg class="board embed-scene" viewBox="0 0 600 480" role="img" aria-label=${label}>${svg`${loaded.scene()}`}</svg>`;
  if (!source.view) return nothing;
  const { board, facts, words } = loaded;
  const drawing = board.draw(source.view, board.noMarks, { facts, words, page: null });
  return html`<svg class="board" viewBox="0 0 ${board.size.width} ${board.size.height}" role="img" aria-label=${label}>${svg`${drawing}`}</svg>`;
}

/** What wakes the board, or how far that is. @param {Frame} frame */
function door(frame) {
  const { waking, options, source } = frame.state;
  if (waking !== false)
    return html`<span class="embed-waking" role="status">${say("embed-waking")} <progress max="1" .value=${Number(waking)} aria-label=${say("embed-waking")}></progress></span>`;
  const label = say(!source?.view ? "embed-show" : options.play ? "embed-try" : "embed-steps");
  const run = () => void (options.play && source?.view ? frame.play() : frame.wake());
  return html`<button class="chip chip-strong" id="wake" @click=${run}>${sign("play")}${label}</button>`;
}

/** @param {Frame} frame */
function failed(frame) {
  const { failure, source } = frame.state;
  const again = () => void (source ? frame.wake() : frame.open());
  return html`<p class="message" role="alert">${say(failure?.key ?? "", { words: failure?.words ?? "" })}</p>${chip({ label: say("embed-retry"), run: again, id: "retry" })}`;
}
