// @ts-check
/** Making a diagram: its options, the code for an article with a live preview, and pictures as files. */

import { html, nothing } from "lit-html";
import { announce } from "../ui/announce.js";
import { chip } from "../ui/chip.js";
import { copied } from "../ui/copy.js";
import { say } from "../ui/texts.js";
import { embedCode, frameAddress, siteAddress } from "./code.js";
import { savePng, saveSvg } from "./files.js";
import { toStill } from "./still.js";

/** @typedef {import("../picture/picture.js").Subject} Subject */

/**
 * What a diagram shows: a moment of a game, by link and as it is drawn.
 * @typedef {Subject & {link: string, at?: number | null, viewer?: string}} Shown
 */

const THEMES = /** @type {const} */ (["system", "light", "dark"]);
const WAKES = /** @type {const} */ (["tap", "visible"]);
const FORMS = /** @type {const} */ (["element", "frame"]);

/** @param {() => void} redraw */
export function createPanel(redraw) {
  const state = {
    play: true,
    isBare: false,
    theme: /** @type {(typeof THEMES)[number]} */ ("system"),
    wake: /** @type {(typeof WAKES)[number]} */ ("tap"),
    form: /** @type {(typeof FORMS)[number]} */ ("element"),
    /** The view that the still was made of, and the still. */
    still: { of: /** @type {unknown} */ (null), text: "" },
    /** What became of copying this code. */
    copied: { code: "", words: "" },
  };

  /** @param {Partial<typeof state>} patch */
  function update(patch) {
    Object.assign(state, patch);
    redraw();
  }

  /** @param {Shown} shown */
  async function makeStill({ view }) {
    state.still = { of: view, text: "" };
    const text = await toStill(view);
    if (state.still.of === view) update({ still: { of: view, text } });
  }

  /** @param {Shown} shown */
  function options({ link, at = null, viewer = "" }) {
    const { play, isBare, theme, wake, still } = state;
    return {
      link,
      at,
      viewer,
      play,
      controls: /** @type {"none" | "steps"} */ (isBare ? "none" : "steps"),
      theme,
      wake,
      still: still.text,
    };
  }

  /** @param {string} code */
  async function copy(code) {
    const words = say((await copied(code, "embed-code")) ? "copied" : "copy-failed");
    update({ copied: { code, words } });
    announce([words]);
  }

  /** @param {string} id @param {boolean} on @param {(on: boolean) => void} set */
  const check = (id, on, set) =>
    html`<label class="check"><input type="checkbox" id="diagram-${id}" .checked=${on} @change=${(/** @type {any} */ event) => set(event.target.checked)}> ${say(`diagram-${id}`)}</label>`;

  /** @template {string} T @param {string} id @param {readonly T[]} choices @param {T} chosen @param {(value: T) => void} set */
  const choice = (id, choices, chosen, set) =>
    html`<label class="field">${say(`diagram-${id}`)} <select id="diagram-${id}" @change=${(/** @type {any} */ event) => set(event.target.value)}>${choices.map(
      (value) => html`<option value=${value} ?selected=${value === chosen}>${say(`diagram-${id}-${value}`)}</option>`,
    )}</select></label>`;

  return {
    /** The options, the code, and a live preview: below, or awake and above everything. @param {Shown} shown @param {boolean} [isAbove] */
    draw(shown, isAbove = false) {
      if (state.still.of !== shown.view) void makeStill(shown);
      const site = siteAddress();
      const code = embedCode(state.form, site, options(shown), shown.title);
      const seen = frameAddress(site, { ...options(shown), ...(isAbove && { wake: "now" }) });
      const preview = state.still.text
        ? html`<iframe class="diagram-preview" title=${say("diagram-preview")} src=${seen}></iframe>`
        : nothing;
      return html`<div class="diagram">${isAbove ? preview : nothing}
        <div class="diagram-options">
          ${check("play", state.play, (play) => update({ play }))}
          ${check("bare", state.isBare, (isBare) => update({ isBare }))}
          ${choice("theme", THEMES, state.theme, (theme) => update({ theme }))}
          ${choice("wake", WAKES, state.wake, (wake) => update({ wake }))}
          ${choice("form", FORMS, state.form, (form) => update({ form }))}
        </div>
        <label class="unseen" for="embed-code">${say("diagram-code")}</label>
        <textarea id="embed-code" class="code" readonly rows="4" spellcheck="false" .value=${code} @focus=${(/** @type {any} */ event) => event.target.select()}></textarea>
        <div class="chips">
          ${chip({ label: say("diagram-copy"), run: () => copy(code), strong: true, off: !state.still.text, id: "copy-code" })}
          ${chip({ label: say("diagram-svg"), run: () => saveSvg(shown, state.theme === "system" ? "auto" : state.theme, fileName(shown)), id: "save-svg" })}
          ${chip({ label: say("diagram-png"), run: () => savePng(shown, state.theme === "dark" ? "dark" : "light", fileName(shown)), id: "save-png" })}
        </div>
        ${state.copied.code === code ? html`<p class="message message-news">${state.copied.words}</p>` : nothing}
        ${isAbove ? nothing : preview}
      </div>`;
    },
  };
}

/** The name of a picture without its ending. @param {Shown} shown */
function fileName({ view }) {
  return `sacbe-${view.game}`;
}
