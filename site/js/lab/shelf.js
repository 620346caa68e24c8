// @ts-check
/** The bots at hand: choosing one, keeping it on the device, and passing it on as a link or a file. */

import { html, nothing } from "lit-html";
import { CATALOGUE } from "../engine/catalogue.js";
import { titleOf } from "../ui/names.js";
import { isNamed, keepOwn, LONGEST_NAME, LONGEST_SOURCE, ownBot } from "./bots.js";
import { fromFragment, holdsBot, toFragment } from "./share.js";
import { say } from "./texts.js";

/** @typedef {import("./types.d.ts").Bot} Bot */
/** @typedef {import("./types.d.ts").LabState} LabState */
/** @typedef {ReturnType<typeof createShelf>} Shelf */

/**
 * @param {LabState} state
 * @param {(patch: Partial<LabState>) => void} update
 * @param {(text: string, tone?: "news" | "refusal", undo?: () => unknown) => void} tell
 * @param {() => import("./editor.js").Editor | null} editor
 */
export function createShelf(state, update, tell, editor) {
  /** The bot as it stands in the editor. @returns {Bot} */
  function current() {
    return { ...state.bot, source: editor()?.text() ?? state.bot.source };
  }

  /** Whether the editor says something else than what is kept. */
  function isChanged() {
    return current().source !== state.bot.source;
  }

  /** Put a bot into the editor. @param {Bot} bot */
  function show(bot) {
    const isOther = bot.game !== state.bot.game;
    update({ bot, notice: null, ...(isOther && { opponents: [], match: null, replay: null }) });
    editor()?.show(bot.source);
  }

  /** This name, or with a number if another bot has it. @param {string} name @param {number} [from] the least number; 1 is none */
  function freeName(name, from = 1) {
    const taken = new Set(state.bots.map((bot) => bot.name));
    for (let number = from; ; number++) {
      const tried = number === 1 ? name : `${name.slice(0, LONGEST_NAME - 4)} ${number}`;
      if (!taken.has(tried)) return tried;
    }
  }

  /** A bot of yours from an example; one that was given no other name gets a number. @param {Bot} example */
  function copied(example) {
    const isRenamed = state.bots.every(({ id, name }) => id !== example.id || name !== example.name);
    return ownBot({ ...example, name: freeName(example.name.replace(/\.py$/, ""), isRenamed ? 1 : 2) });
  }

  /** Have a bot among yours, as the latest. @param {Bot} bot */
  function put(bot) {
    const others = state.bots.filter((each) => each.id !== bot.id);
    update({ bots: [...others, bot] });
    return keepOwn(own());
  }

  const own = () => state.bots.filter((each) => !each.isExample);

  /** Keep the bot in the editor; a changed example becomes a bot of yours. Returns whether the device keeps it. */
  async function save() {
    const now = current();
    const bot = now.isExample ? copied(now) : now;
    update({ bot });
    const isKept = await put(bot);
    tell(say(isKept ? "saved" : "not-saved", { name: bot.name }));
    return isKept;
  }

  /** Lose nothing that was written. */
  function keepChanges() {
    if (isChanged()) void save();
  }

  /** A bot of yours that is the same. @param {import("./share.js").Shared} shared */
  function known({ game, name, source }) {
    return own().find((each) => each.game === game && each.name === name && each.source === source);
  }

  /** A bot from a link, which is not kept before it is trusted. @param {import("./share.js").Shared} shared */
  function foreign(shared) {
    const bot = { ...ownBot(shared), isForeign: true };
    update({ bots: [...state.bots, bot] });
    return bot;
  }

  return {
    current,
    save,
    keepChanges,
    /** The one who reads it trusts the author of the bot in the editor. */
    trust() {
      const bot = { ...current(), isForeign: false };
      update({ bot });
      void put(bot);
    },
    /** Keep what is in the editor, unless that is an example as it came; returns whether a table can find it. */
    async settle() {
      const isKept = state.bots.some((each) => each.id === state.bot.id && each.source === state.bot.source);
      return state.bot.isExample && isKept && !isChanged() ? true : save();
    },
    /** @param {string} id */
    choose(id) {
      const bot = state.bots.find((each) => each.id === id);
      if (!bot) return;
      keepChanges();
      show(bot);
    },
    /** @param {string} name */
    rename(name) {
      if (!isNamed(name)) return tell(say("bad-name"), "refusal");
      update({ bot: { ...state.bot, name } });
      if (!state.bot.isExample) void save();
    },
    async remove() {
      const removed = current();
      update({ bots: state.bots.filter((each) => each.id !== removed.id) });
      show(state.bots.find((each) => each.isExample && each.game === removed.game) ?? state.bots[0]);
      await keepOwn(own());
      tell(say("deleted", { name: removed.name }), "news", () => {
        keepChanges();
        show(removed);
        return put(removed);
      });
    },
    async share() {
      const address = `${location.origin}${location.pathname}#${await toFragment(current())}`;
      try {
        await navigator.clipboard.writeText(address);
        tell(say("link-copied", { length: address.length }));
      } catch {
        history.replaceState(null, "", address);
        tell(say("link-in-address"));
      }
    },
    download() {
      const { name, source } = current();
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([source], { type: "text/x-python" }));
      link.download = `${name.replace(/\.py$/, "").replaceAll(" ", "_")}.py`;
      link.click();
      URL.revokeObjectURL(link.href);
    },
    /** @param {Event} event */
    async openFile(event) {
      const field = /** @type {HTMLInputElement} */ (event.target);
      const file = field.files?.[0];
      if (!file) return;
      const source = await file.text();
      field.value = "";
      if (source.length > LONGEST_SOURCE) return tell(say("file-too-long"), "refusal");
      const name = file.name.replace(/\.py$/, "").slice(0, LONGEST_NAME);
      const bot = ownBot({ game: state.bot.game, name: isNamed(name) ? name : freeName("bot"), source });
      keepChanges();
      show(bot);
      if (!(await put(bot))) tell(say("not-saved", { name: bot.name }));
    },
    /** Show the bot that the address holds, if it holds one; it is never run unasked. */
    async openAddress() {
      const fragment = location.hash.slice(1);
      if (!holdsBot(fragment)) return;
      try {
        const shared = await fromFragment(fragment);
        keepChanges();
        show(known(shared) ?? foreign(shared));
      } catch {
        tell(say("bad-bot-link"), "refusal");
      }
    },
  };
}

/** The bot in the editor, and what can be done with it. @param {LabState} state @param {Shelf} shelf */
export function botBar({ bots, bot }, shelf) {
  const byGame = Object.keys(CATALOGUE).map((game) => ({ game, bots: bots.filter((each) => each.game === game) }));
  return html`<div class="lab-bar">
    <label>${say("bot-label")}
      <select id="bot" @change=${(/** @type {any} */ event) => shelf.choose(event.target.value)}>${byGame.map(
        (each) =>
          html`<optgroup label=${titleOf(each.game)}>${each.bots.map((one) => html`<option value=${one.id} ?selected=${one.id === bot.id}>${one.isExample ? say("bot-example", { name: one.name }) : one.name}</option>`)}</optgroup>`,
      )}</select></label>
    <label>${say("name-label")} <input id="bot-name" type="text" maxlength=${LONGEST_NAME} .value=${bot.name} @change=${(/** @type {any} */ event) => shelf.rename(event.target.value)}></label>
    <div class="chips">
      <button class="chip" type="button" id="save" @click=${shelf.save}>${say(bot.isExample ? "do-copy-bot" : "do-save")}</button>
      <button class="chip" type="button" id="share-bot" @click=${shelf.share}>${say("do-share-bot")}</button>
      <button class="chip" type="button" id="download" @click=${shelf.download}>${say("do-download")}</button>
      <label class="chip file">${say("do-open-file")}<input class="unseen" type="file" id="open-file" accept=".py,text/x-python" @change=${shelf.openFile}></label>
      ${bot.isExample ? nothing : html`<button class="chip" type="button" id="delete" @click=${shelf.remove}>${say("do-delete")}</button>`}
    </div></div>`;
}
