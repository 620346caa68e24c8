// @ts-check
/** What the page says while the engine is loading, or when it does not start. */

import { html, nothing } from "lit-html";
import { chip } from "../ui/chip.js";
import { say } from "../ui/texts.js";

/** @typedef {import("./types.d.ts").App} App */

/** The offer to start the engine once more. @param {App} app @param {string} id */
export function again({ update, client }, id) {
  const run = () => {
    update({ broken: false, dialog: null });
    return client.tryAgain();
  };
  return chip({ label: say("do-try-again"), run, strong: true, id });
}

/** The loading progress of the engine, or that it does not start; nothing once it is ready. @param {App} app */
export function engineNews(app) {
  const { engine, broken } = app.state;
  if (engine === true) return nothing;
  if (broken) return html`<p>${say("broken-title")}</p>${again(app, "engine-again")}`;
  return html`<p>${say("engine-loading")}</p><progress max="1" .value=${engine} aria-label=${say("engine-loading")}></progress>`;
}
