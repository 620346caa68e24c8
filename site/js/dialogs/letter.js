// @ts-check
/** A game by link that arrives: who is at this device, and which course counts if there are two. */

import { html, nothing } from "lit-html";
import { chip } from "../ui/chip.js";
import { emblem } from "../ui/emblem.js";
import { say } from "../ui/texts.js";
import { close, frame } from "./frame.js";

/** @typedef {import("./types.d.ts").App} App */

/** Asks who is at this device; whoever only looks on can be asked again. @param {App} app */
export function letter(app) {
  const { session, table } = app;
  const { saved } = session.state;
  if (!saved) return nothing;
  const to = app.state.about?.to ?? session.awaits();
  const { nameOf, say: sayOf } = table.words();
  const seats = Object.keys(saved.seats).filter((seat) => saved.seats[seat].kind === "human");
  const taken = new Set(saved.letter?.chains.map(({ seat }) => seat));
  const join = (/** @type {string} */ seat) => {
    app.update({ dialog: null });
    return session.join(seat);
  };
  const door = (/** @type {string} */ seat) =>
    html`<li>${chip({
      label: html`${emblem(seat)} ${say("letter-iam", { name: nameOf(seat) })}`,
      run: () => join(seat),
      strong: seat === to,
      id: `iam-${seat}`,
    })}${taken.has(seat) ? html`<span class="small">${say("letter-taken")}</span>` : nothing}</li>`;
  return frame(
    app,
    say("letter-title", { game: sayOf("game-title") }),
    html`<p>${to ? say("letter-turn", { name: nameOf(to) }) : say("letter-kept")}</p>
      <ul class="iam">${[...seats].sort((a, b) => Number(b === to) - Number(a === to)).map(door)}</ul>
      <p class="small">${say("letter-fair")}</p>`,
    nothing,
    say("letter-look"),
  );
}

/** Asks which of two courses counts. @param {App} app */
export function fork(app) {
  const { link = "" } = app.state.about ?? {};
  const go = (/** @type {import("../session/receiving.js").Fork} */ way) => () => {
    close(app);
    return app.openLink(link, way);
  };
  return frame(
    app,
    say("fork-title"),
    html`<p>${say("fork-line")}</p>
      <div class="chips">
        ${chip({ label: say("fork-mine"), run: go("mine"), strong: true, id: "fork-mine" })}
        ${chip({ label: say("fork-theirs"), run: go("theirs"), id: "fork-theirs" })}
        ${chip({ label: say("fork-both"), run: go("both"), id: "fork-both" })}
      </div>`,
    nothing,
    say("do-let-go"),
  );
}
