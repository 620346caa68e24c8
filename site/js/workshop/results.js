// @ts-check
/** What the text shows: a case as a live board, and the ways to save it. */

import { html, nothing } from "lit-html";
import { siteAddress } from "../diagram/code.js";
import { saveFile } from "../diagram/files.js";
import { CATALOGUE } from "../engine/catalogue.js";
import { chip } from "../ui/chip.js";
import { copied } from "../ui/copy.js";
import { titleOf } from "../ui/names.js";
import { say } from "../ui/texts.js";

/** @typedef {import("./types.d.ts").WorkshopState} WorkshopState */

/**
 * @param {WorkshopState} state
 * @param {import("./bench.js").Bench} bench
 * @param {ReturnType<typeof import("../diagram/panel.js").createPanel>} panel
 * @param {(patch: Partial<WorkshopState>) => void} update
 */
export function results({ examined, at, text, name }, bench, panel, update) {
  if (!examined) return nothing;
  const { game, cases } = examined;
  if (!CATALOGUE[game]) return html`<p class="message">${say("workshop-no-board", { game })}</p>`;
  const found = bench.game(game);
  if (!found) return nothing;
  const { link, view } = cases[at];
  const address = `${siteAddress()}#${link}`;
  const title = say("embed-title", { game: titleOf(game) });
  const { loaded, words } = found;
  const file = `${name.split("/").at(-1)}.toml`;
  return html`
    ${cases.length > 1 ? html`<label class="field">${say("workshop-case")} <select id="case" @change=${(/** @type {any} */ event) => update({ at: Number(event.target.value) })}>${cases.map((each, index) => html`<option value=${index} ?selected=${index === at}>${each.name || index + 1}</option>`)}</select></label>` : nothing}
    ${panel.draw({ game: loaded.game, facts: loaded.facts, words, view, title, link, at: 0, viewer: String(view.viewer) }, true)}
    <div class="chips">
      <a class="chip" href=${address} target="_blank" rel="noopener" id="open-link">${say("workshop-play")}</a>
      <label class="unseen" for="workshop-link">${say("link-label")}</label><input type="text" id="workshop-link" class="grow" readonly .value=${address}>
      ${chip({ label: say("do-copy"), run: () => void copied(address, "workshop-link"), id: "copy-link" })}
      ${chip({ label: say("workshop-file"), run: () => saveFile(new Blob([text], { type: "application/toml" }), file), id: "save-toml" })}
    </div>`;
}
