// @ts-check
/**
 * One board in a frame: its state, and what can be done with it. Asleep, it is a picture; awake, it has a session, through which
 * readers step through the game and, if the author allows it, play on. Nothing is saved.
 */

import { wantedLanguage } from "../ui/language.js";
import { speak } from "../ui/texts.js";
import { Displaced } from "./displaced.js";
import { findSource, NoSource } from "./sources.js";
import { loadStill } from "./stills.js";
import { tellAwake, whenLikely } from "./warmth.js";

/** @typedef {import("../diagram/options.js").Options} Options */
/** @typedef {import("./sources.js").Source} Source */
/** @typedef {import("./awake.js").Awake} Awake */

/**
 * @typedef {object} FrameState
 * @property {Options} options
 * @property {Source | null} source null until it is found
 * @property {import("./stills.js").Loaded | null} loaded what it is drawn with, unless there is a picture
 * @property {number | boolean} waking how much of the engine has come, while it starts
 * @property {Awake | null} awake
 * @property {{key: string, words?: string} | null} failure why the board cannot be shown or woken
 */

/**
 * What a frame tells whoever made it.
 * @typedef {object} Hears
 * @property {() => void} changed draw again
 * @property {(state: {step: number, steps: number, awake: boolean, playing: boolean}) => void} moved another moment is on show
 * @property {(actions: string[]) => void} played the reader has moved
 * @property {(message: string) => void} failed
 * @property {() => boolean} isInSight whether the reader sees the frame
 */

/** @typedef {ReturnType<typeof createFrame>} Frame */

/**
 * @param {Options} options
 * @param {Hears} hears
 */
export function createFrame(options, hears) {
  /** @type {FrameState} */
  const state = { options, source: null, loaded: null, waking: false, awake: null, failure: null };
  /** What the author shows, as it was found. @type {Source | null} */
  let original = null;
  /** Goes up with every game that is wanted; whatever comes for an earlier one is dropped. */
  let wanted = 0;
  /** Done once it is known what to show. @type {Promise<void>} */
  let opening = Promise.resolve();
  /** The start of the engine, while it lasts. @type {Promise<void> | null} */
  let waking = null;

  /** @param {Partial<FrameState>} patch */
  function update(patch) {
    Object.assign(state, patch);
    hears.changed();
  }

  /** @param {unknown} error */
  function fail(error) {
    const failure =
      error instanceof NoSource
        ? { key: error.key }
        : { key: "embed-failed", words: String(/** @type {any} */ (error)?.message ?? error) };
    update({ failure, waking: false });
    hears.failed(failure.words ?? failure.key);
  }

  /** Show what the options say. */
  function open() {
    sleep();
    const mine = ++wanted;
    update({ source: null, loaded: null, waking: false, failure: null });
    opening = find(mine);
    return opening;
  }

  /** @param {number} mine */
  async function find(mine) {
    try {
      // A page may ask for a thousand games at once: only the last one is looked for.
      await new Promise((done) => setTimeout(done));
      if (mine !== wanted) return;
      await speak(state.options.lang || wantedLanguage());
      const source = await findSource(state.options);
      const loaded = source.picture ? null : await loadStill(source.game, source.view !== null);
      if (mine !== wanted) return;
      original = source;
      update({ source, loaded });
      tell();
      const { wake: moment } = state.options;
      if (moment === "now" || (moment === "visible" && hears.isInSight())) void wake();
    } catch (error) {
      if (mine === wanted) fail(error);
    }
  }

  /** Start the engine, unless it has been; whoever asks before the source is found, or while the engine starts, waits for it. */
  async function wake() {
    const mine = wanted;
    await opening;
    if (mine !== wanted || !state.source || state.awake) return;
    waking ??= start(state.source, mine).finally(() => {
      if (mine === wanted) waking = null;
    });
    await waking;
  }

  whenLikely(async () => {
    await opening;
    const { prepare } = await import("./awake.js");
    if (state.source) await prepare(state.source.game);
  });

  /** @param {Source} source @param {number} mine */
  async function start(source, mine) {
    update({ waking: 0, failure: null });
    try {
      const { wakeUp } = await import("./awake.js");
      const come = await wakeUp(source, {
        progress: (share) => mine === wanted && state.waking !== false && update({ waking: share }),
        changed: () => {
          if (state.awake) tell();
          hears.changed();
        },
        played: hears.played,
        lost: () => state.awake && sleep(),
      });
      if (mine !== wanted) return come.stop();
      update({ awake: come, waking: false });
      tell();
      tellAwake();
    } catch (error) {
      if (mine !== wanted) return;
      if (error instanceof Displaced) update({ waking: false });
      else fail(error);
    }
  }

  /** End the engine; the picture stays as it is, and waking continues there. */
  function sleep() {
    const { awake, source } = state;
    if (waking) {
      wanted += 1;
      waking = null;
      update({ waking: false });
    }
    if (!awake || !source) return;
    const { link, view, step, isPlaying } = awake.now();
    awake.stop();
    const kept = isPlaying ? { link, at: -1 } : { at: step };
    const seen = view ?? source.view;
    update({ awake: null, waking: false, source: { ...source, ...kept, view: seen, picture: "" } });
    tell();
    void loadStill(source.game, seen !== null).then(
      (loaded) => source.game === state.source?.game && update({ loaded }),
      fail,
    );
  }

  /** The steps that the page around asks for. */
  let stepping = Promise.resolve();

  /** @param {number} to @param {boolean} isBy */
  async function go(to, isBy) {
    await wake();
    const { awake } = state;
    await awake?.look(isBy ? awake.now().step + to : to);
  }

  /** What was last told. */
  let told = "";

  function tell() {
    const now = state.awake?.now();
    const news = {
      step: now?.step ?? Math.max(0, state.source?.at ?? 0),
      steps: now?.steps ?? 0,
      awake: Boolean(now),
      playing: now?.isPlaying ?? false,
    };
    if (JSON.stringify(news) === told) return;
    told = JSON.stringify(news);
    hears.moved(news);
  }

  return {
    state: /** @type {Readonly<FrameState>} */ (state),
    open,
    wake,
    sleep,
    /** Tell once more what is on show. */
    tell() {
      told = "";
      tell();
    },
    /** Show another game, or the same with other options. @param {Options} next */
    change(next) {
      state.options = next;
      return open();
    },
    /** Set what needs no other drawing. @param {Partial<Pick<Options, "theme">>} patch */
    set: (patch) => update({ options: { ...state.options, ...patch } }),
    /** Go to a step, waking up first if needed, one after the other. @param {number} to @param {boolean} [isBy] whether to count from here */
    step(to, isBy = false) {
      stepping = stepping.then(() => go(to, isBy)).catch(() => {}); // a lost engine shows by itself
      return stepping;
    },
    /** Let the reader play on from here. */
    async play() {
      await wake();
      await state.awake?.play();
    },
    /** Back to what the author shows. */
    async again() {
      sleep();
      // If the author's moment is not known yet, the last one stays on show.
      if (original) update({ source: { ...original, view: original.view ?? state.source?.view ?? null } });
      await wake();
    },
  };
}
