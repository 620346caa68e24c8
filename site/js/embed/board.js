// @ts-check
/** An awake board: a session on an engine from somewhere, through which people step through a game and, if they may, play on. */

import { createSession } from "../session/session.js";
import { shownView } from "../session/state.js";
import { DEFAULTS } from "../storage/preferences.js";
import { createTable } from "../table/context.js";
import { flyPieces } from "../table/flying.js";
import { pressed } from "../table/keys.js";
import { announceNotice } from "../table/notices.js";
import { announce } from "../ui/announce.js";
import { drawPlaying, drawSteps } from "./draw-awake.js";

/** @typedef {import("../session/types.d.ts").Client} Client */
/** @typedef {Awaited<ReturnType<typeof openBoard>>} Awake */

/** Nobody sits at the board: every seat is the reader's. @param {string} _ @param {number} count */
const seats = (_, count) => Array.from({ length: count }, () => ({ kind: "human", name: "" }));

/** The news that another game has begun and the old one is kept; here nothing is. */
const FORKED = "forked";

/**
 * The game of a source, at its moment; rejected if it cannot be opened.
 * @param {{client: Client, stop: () => void}} engine
 * @param {import("../session/types.d.ts").Config["games"]} games
 * @param {{link: string, at: number, viewer: import("../engine/view.d.ts").Viewer | null}} source
 * @param {{changed: () => void, played: (actions: string[]) => void, gone?: Promise<unknown>, dressed?: Promise<unknown>}} needs
 *   `gone` is rejected if the engine is lost for good; `dressed` is done when the styles are there
 * @param {string} [prefix] of the ids of this board
 */
export async function openBoard(engine, games, { link, at, viewer }, { changed, played, gone, dressed }, prefix = "") {
  let isPlaying = false;
  /** The link of the moment on show, and that moment. */
  let shared = { link, of: /** @type {unknown} */ (null) };

  const session = createSession({
    client: engine.client,
    games,
    viewer: viewer ?? undefined,
    waits: () => !isPlaying,
    settings: () => ({ ...DEFAULTS, ask: false }),
    listeners: {
      played(entries) {
        const { tell } = table.words();
        announce(entries.flatMap(({ events }) => events.map(tell)));
        flyPieces(table, entries);
        const actions = entries.filter(({ mover }) => mover !== "chance").map(({ text }) => text);
        if (isPlaying && actions.length) played(actions);
      },
      said: (notice) => notice.key === FORKED || announceNotice(notice, table.words()),
      found(entries) {
        const news = session.state.game?.table.news?.(table.context(), entries) ?? null;
        if (news) session.point({ notice: news });
        return news !== null;
      },
    },
  });
  const table = createTable(
    session,
    {
      settings: () => DEFAULTS,
      changeSettings: () => {},
      open: () => {},
      hasDialog: () => false,
      loading: () => null,
      extras: () => null,
      leave: () => {},
      redraw: changed,
    },
    prefix,
  );
  const { state } = session;
  /** How many steps the game has. */
  const steps = () => state.moment?.step ?? 0;
  const now = () => ({
    step: (state.past ?? state.moment)?.step ?? 0,
    steps: steps(),
    view: shownView(state),
    link: shared.link,
    isPlaying,
  });

  /** Keep the link for "continue" up with the moment on show. */
  async function share() {
    const of = state.past ?? state.moment;
    if (!of || of === shared.of || state.opening) return;
    shared = { ...shared, of };
    const made = await session.link().catch(() => null);
    if (made && shared.of === of) {
      shared.link = made;
      changed();
    }
  }

  try {
    const opened = Promise.all([session.openLink(link, seats), dressed]);
    await (gone ? Promise.race([gone, opened]) : opened);
  } catch (error) {
    session.stop();
    engine.stop();
    throw error;
  }
  const look = async (/** @type {number} */ step) => {
    if (isPlaying) return;
    await session.look(Math.min(Math.max(step, 0), steps()));
  };
  await look(at < 0 ? steps() + 1 + at : at);
  session.subscribe(() => {
    void share();
    changed();
  });
  void share();

  return {
    now,
    look,
    /** What is on show, with everything to step through it or to play. @param {import("./types.d.ts").Bar} bar */
    draw: (bar) => (isPlaying ? drawPlaying(table, bar, shared.link) : drawSteps(table, bar, shared.link, look)),
    /** What a key means here. @param {KeyboardEvent} event */
    press: (event) => pressed(table, event),
    /** Let the reader play on from the moment on show. */
    async play() {
      if (isPlaying) return;
      isPlaying = true;
      if (state.past) await session.playFromHere();
      else await session.look(steps());
      if (state.notice?.key === FORKED) session.point({ notice: null });
    },
    /** End everything. */
    stop() {
      session.stop();
      engine.stop();
    },
  };
}
