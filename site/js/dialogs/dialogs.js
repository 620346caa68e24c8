// @ts-check
/** Everything that asks or shows something before the game continues. */

import { html, nothing } from "lit-html";
import { recap } from "../table/recap.js";
import { chip } from "../ui/chip.js";
import { say } from "../ui/texts.js";
import { embed } from "./embed.js";
import { finish } from "./finish.js";
import { close, frame, lookAt } from "./frame.js";
import { guide } from "./guide.js";
import { fork, letter } from "./letter.js";
import { again } from "./loading.js";
import { results } from "./results.js";
import { review } from "./review.js";
import { settings } from "./settings.js";
import { exportFile, share } from "./share.js";
import { unlock } from "./unlock.js";

/** @typedef {import("./types.d.ts").App} App */

/** @type {Record<string, (app: App) => unknown>} */
const DIALOGS = {
  guide,
  settings,
  share,
  embed,
  finish,
  recap: (app) =>
    frame(
      app,
      say("recap-title"),
      recap(app.table, (step) => lookAt(app, step)),
    ),
  review,
  results,
  end: askEnd,
  "bad-link": badLink,
  letter,
  fork,
  unlock,
  unkept,
  broken,
};

/** The only dialog element of a page. @param {App} app */
export function createDialog(app) {
  /** The dialog on the screen. @type {string | null} */
  let shown = null;
  /** Whether the last press began outside the dialog. */
  let pressedOutside = false;

  /** The browser closed the dialog; by now another one may have been opened. */
  const closed = () => {
    if (shown && shown === app.state.dialog) close(app);
  };
  const pressed = (/** @type {PointerEvent} */ { target, currentTarget }) => {
    pressedOutside = target === currentTarget;
  };
  /** A click outside closes the dialog, but the end of a drag that selected text in it does not. */
  const clicked = (/** @type {MouseEvent} */ { target, currentTarget }) => {
    if (pressedOutside && target === currentTarget) close(app);
  };

  return {
    /** The dialog that is open, with a live region of its own. */
    draw() {
      const { dialog, screen } = app.state;
      const { game, moment } = app.session.state;
      const seen = screen === "table" && moment ? moment.view : null;
      const looks = seen ? [`game-${seen.game}`, game?.board.look?.(seen)] : [];
      return html`<dialog class=${[`dialog dialog-${dialog}`, ...looks].filter(Boolean).join(" ")} aria-labelledby="dialog-title" @close=${closed} @pointerdown=${pressed} @click=${clicked}>
        <div class="unseen live" aria-live="polite" role="log"></div>
        ${dialog ? html`<div class="dialog-body">${DIALOGS[dialog](app)}</div>` : nothing}</dialog>`;
    },
    /** Open or close the element to match the state; call after drawing. */
    sync() {
      const { state } = app;
      const element = /** @type {HTMLDialogElement} */ (document.querySelector("dialog"));
      const changed = shown !== state.dialog;
      shown = state.dialog;
      if (!shown) state.about = null;
      if (state.dialog && !element.open) {
        element.querySelector(".live")?.replaceChildren();
        element.showModal();
      } else if (state.dialog && changed) element.scrollTop = 0;
      if (!state.dialog && element.open) element.close();
      if (state.dialog && !element.contains(document.activeElement)) {
        document.getElementById("dialog-title")?.focus({ preventScroll: true });
      }
    },
  };
}

/** @param {App} app */
function askEnd(app) {
  const { question, actions = [] } = app.state.about ?? {};
  const go = () => {
    app.update({ dialog: null });
    void app.session.play(actions);
  };
  const door = chip({ label: say("do-end"), run: go, strong: true, id: "end-anyway" });
  return frame(app, say("end-title"), html`<p>${question}</p>`, door, say("end-not"));
}

/** @param {App} app */
function badLink(app) {
  return frame(app, say("bad-link-title"), html`<p>${app.state.about?.text}</p><p>${say("bad-link-kept")}</p>`);
}

/** @param {App} app */
function unkept(app) {
  const door = chip({ label: say("do-export"), run: () => exportFile(app), strong: true, id: "export" });
  return frame(app, say("unkept-title"), html`<p>${say("unkept-line")}</p>`, door);
}

/** @param {App} app */
function broken(app) {
  const isSafe = app.session.state.kept && !app.state.unkept;
  return frame(
    app,
    say("broken-title"),
    html`<p>${say("broken-text")}${isSafe ? ` ${say("broken-kept")}` : nothing}</p>`,
    again(app, "try-again"),
  );
}
