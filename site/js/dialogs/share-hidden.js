// @ts-check
/** What sharing a running game with hidden hands needs besides a link: whom it is for, a phrase, a picture of what everybody sees. */

import { html } from "lit-html";
import { people } from "../session/state.js";
import { canSeal } from "../storage/sealed.js";
import { chip } from "../ui/chip.js";
import { say } from "../ui/texts.js";

/** @typedef {import("./types.d.ts").App} App */
/** @typedef {{to: string, phrase: string}} Wrapping whom a link is for, and the phrase it is under */

/** Whether the moment on show hides hands. @param {App} app */
export function isHidden({ session }) {
  const { hides, past, moment } = session.state;
  return hides && (past ?? moment)?.view.mover !== null && moment?.view.mover !== null;
}

/** Whom a link is for if nobody says: the person to move, or else the first one. @param {App} app */
export function firstTo({ session }) {
  const next = session.awaits();
  if (next) return next;
  const seats = people(session.state);
  const mover = session.state.moment?.view.mover ?? "";
  return seats.includes(mover) ? mover : (seats[0] ?? "");
}

/** @param {App} app @param {Wrapping} wrapping @param {(patch: Partial<Wrapping>) => void} change */
export function wrappingForm(app, { to, phrase }, change) {
  const { nameOf } = app.table.words();
  const seats = app.session.state.saved?.letter ? [] : people(app.session.state);
  return html`<p class="message message-news">${say("share-hidden")}</p>
    ${
      seats.length > 1
        ? html`<label class="stacked">${say("share-to")} <select id="share-to" @change=${(/** @type {any} */ event) => change({ to: event.target.value })}>
      ${seats.map((seat) => html`<option value=${seat} ?selected=${seat === to}>${nameOf(seat)}</option>`)}</select></label>`
        : ""
    }
    ${
      canSeal()
        ? html`<label class="stacked">${say("share-phrase")} <input type="text" id="share-phrase" autocomplete="off" autocapitalize="none" spellcheck="false" .value=${phrase} @change=${(/** @type {any} */ event) => change({ phrase: event.target.value.trim() })}></label>
      <p class="small">${say("share-phrase-line")}</p>`
        : html`<p class="small">${say("sealed-nowhere")}</p>`
    }
    <div class="chips">${chip({ label: say("do-picture"), run: () => void savePicture(app), id: "picture" })}</div>
    <p class="small">${say("picture-line")}</p>`;
}

/** Download the board as everybody sees it. @param {App} app */
async function savePicture({ session, table }) {
  const { game, facts, saved } = session.state;
  if (!game || !saved) return;
  const [{ picture }, { view }, css] = await Promise.all([
    import("../picture/picture.js"),
    session.inPublic(),
    styleSheets(),
  ]);
  const words = table.words();
  const title = words.say("game-title");
  const drawing = picture({ game, view, facts, words, title }, css);
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  anchor.download = `sacbe-${saved.game}.svg`;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

/** The style sheets of this page as text. */
async function styleSheets() {
  const addresses = [...document.styleSheets].flatMap(({ href }) => (href ? [href] : []));
  return (await Promise.all(addresses.map(async (href) => (await fetch(href)).text()))).join("\n");
}
