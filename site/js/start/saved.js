// @ts-check
/** Saved games: the one to continue, and the list of all. */

import { html, nothing } from "lit-html";
import { announce } from "../ui/announce.js";
import { chip } from "../ui/chip.js";
import { emblem } from "../ui/emblem.js";
import { nameOfSeat, titleOf } from "../ui/names.js";
import { list, perLanguage, say } from "../ui/texts.js";
import { boardOf } from "./boards.js";
import { progressOf } from "./progress.js";

/** @typedef {import("../dialogs/types.d.ts").App} App */
/** @typedef {import("../session/types.d.ts").Saved} Saved */

/** The number of games from which on one can search among them. */
const MANY = 6;
const dateFormat = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
);

/** The newest unfinished game, before everything else. @param {App} app */
export function continueCard(app) {
  const saved = app.state.list.find(({ mover }) => mover !== null);
  if (!saved) return nothing;
  return html`<section class="continue" aria-label=${say("do-resume")}>
    ${boardOf(app, saved)}
    <div class="continue-words"><h2>${titleOf(saved.game)}</h2>${scores(saved)}</div>
    ${chip({ label: say("do-resume"), run: () => app.session.resume(saved), strong: true, id: "resume" })}</section>`;
}

/** @param {App} app */
export function savedCard(app) {
  const { state, update } = app;
  const found = state.list.filter((saved) => isFound(app, saved));
  const search = (/** @type {any} */ event) => update({ search: event.target.value });
  return html`<section class="card" aria-labelledby="saved-title"><h2 id="saved-title">${say("saved-title")}</h2>
    ${removedLine(app)}
    ${state.list.length >= MANY ? html`<input type="search" id="saved-search" aria-label=${say("saved-search")} placeholder=${say("saved-search")} .value=${state.search} @input=${search}>` : nothing}
    ${
      state.list.length
        ? html`<ul class="saved">${found.map((saved) => line(app, saved))}</ul>`
        : html`<p>${say(state.unkept ? "unkept-start" : "saved-none")}</p>`
    }
    <div class="chips">${chip({ label: say("do-results"), run: () => update({ dialog: "results" }), id: "results" })}
    <label class="chip file">${say("do-import")}<input class="unseen" type="file" id="import" accept=".json,application/json" @change=${app.importFile}></label></div></section>`;
}

/** Whether a game has what is searched for: its name, or that of a player. @param {App} app @param {Saved} saved */
function isFound({ state }, { game, seats }) {
  const wanted = state.search.trim().toLocaleLowerCase();
  return [titleOf(game), ...Object.values(seats).map(nameOfSeat)].some((name) =>
    name.toLocaleLowerCase().includes(wanted),
  );
}

/** @param {App} app @param {Saved} saved */
function line(app, saved) {
  const { game, id, mover } = saved;
  const variant = app.words(game)?.say("saved-variant", saved.options) ?? "";
  const { over, name } = stateOf(saved);
  const progress = mover === null ? "" : progressOf(app, saved);
  return html`<li>
    <button class="saved-open" @click=${() => app.session.resume(saved)}>${boardOf(app, saved)}
      <span class="saved-words"><b>${titleOf(game)}</b>${scores(saved)}
        <small>${say("saved-line", { variant: variant || "none", over, name, date: dateFormat().format(saved.updated) })}</small>
        ${progress ? html`<small class="saved-progress">${progress}</small>` : nothing}</span></button>
    ${chip({ label: say("saved-remove"), mark: "×", run: () => remove(app, saved), id: `remove-${id}` })}</li>`;
}

/** Whether a game is over, waits for somebody on another device, or for the person here. @param {Saved} saved */
function stateOf({ mover, seats, letter }) {
  const own = seats[mover ?? ""];
  const name = own ? nameOfSeat(own, Number(mover?.slice(1)) - 1) : "";
  if (mover === null) return { over: "yes", name };
  if (!letter || own?.kind !== "human") return { over: "no", name };
  return { over: own.away ? "waits" : "yours", name };
}

/** Who plays, with their points; the one to act is marked. @param {Saved} saved */
function scores({ seats, scores: points, mover }) {
  const marks = Object.entries(seats).map(
    ([seat, own], at) =>
      html`<span class=${seat === mover ? "score-next" : ""}>${emblem(seat)}${nameOfSeat(own, at)}${seat in points ? html` <b>${points[seat]}</b>` : nothing}</span>`,
  );
  return html`<span class="score-line">${marks}</span>`;
}

/** Delete a game at once; it can be brought back. @param {App} app @param {Saved} saved */
async function remove({ saves, update }, saved) {
  const whole = (await saves.find(saved.id)) ?? saved;
  const isGone = await saves.forget(saved.id);
  const notice = isGone ? null : /** @type {const} */ ({ key: "remove-in-use", tone: "refusal" });
  update({ list: await saves.all(), notice, removed: isGone ? whole : null });
  if (isGone) announce([say("removed", { names: namesOf(whole) })]);
}

/** The game that was just deleted, which can be brought back. @param {App} app */
function removedLine({ state, saves, update }) {
  const { removed } = state;
  if (!removed) return nothing;
  const undo = async () => {
    await saves.keep(removed);
    update({ list: await saves.all(), removed: null });
  };
  return html`<p class="message message-news removed" role="status"><span>${say("removed", { names: namesOf(removed) })}</span>
    ${chip({ label: say("do-undo"), run: undo, id: "undo-remove" })}</p>`;
}

/** @param {Saved} saved */
function namesOf({ seats }) {
  return list(Object.values(seats).map(nameOfSeat));
}
