// @ts-check
/** The moment on show as a diagram: code for an article with a live preview, and pictures. */

import { html, nothing } from "lit-html";
import { createPanel } from "../diagram/panel.js";
import { shownView } from "../session/state.js";
import { say } from "../ui/texts.js";
import { frame } from "./frame.js";
import { isHidden } from "./share-hidden.js";

/** @typedef {import("./types.d.ts").App} App */
/** @typedef {import("../engine/view.d.ts").View} View */

/** The panel of the page, made when it is first needed. @type {ReturnType<typeof createPanel> | null} */
let panel = null;
/** The moment the link was made for, the link, and what everybody may see of it. @type {{of: unknown, link: string, view: View | null}} */
let made = { of: null, link: "", view: null };

/** @param {App} app */
export function embed(app) {
  const { state } = app.session;
  panel ??= createPanel(() => app.update());
  const of = state.past ?? state.moment;
  if (of !== made.of) void make(app, of);
  const hidden = isHidden(app);
  const view = hidden ? made.view : shownView(state);
  if (!view || !state.game) return frame(app, say("diagram-title"), nothing);
  const words = app.table.words();
  const title = say("embed-title", { game: words.say("game-title") });
  const shown = { game: state.game, view, facts: state.facts, words, title, link: made.link };
  const body = made.link ? panel.draw(shown) : nothing;
  return frame(
    app,
    say("diagram-title"),
    html`<p>${say("diagram-line")}</p>${hidden ? html`<p class="message message-news" id="embed-hidden">${say("diagram-hidden")}</p>` : nothing}${body}`,
  );
}

/** Make the link; if the engine dies meanwhile, the next drawing asks again. @param {App} app @param {unknown} of */
async function make({ session, update }, of) {
  const current = { of, link: "", view: /** @type {View | null} */ (null) };
  made = current;
  try {
    const [link, { view }] = await Promise.all([session.link(), session.inPublic()]);
    Object.assign(current, { link, view });
    update();
  } catch {
    if (made === current) made = { of: null, link: "", view: null };
  }
}
