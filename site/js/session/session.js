// @ts-check
/**
 * One game in play, without a page: a plain state, its subscribers, and the commands that change it.
 *
 * A session is made, not imported: the play page, an embedded board and a lesson each make their own, and several share a worker.
 */

import * as advice from "./advice.js";
import { giveUp, restore } from "./attempt.js";
import { halt, settle } from "./autoplay.js";
import * as commands from "./commands.js";
import { cover } from "./hands.js";
import { promiseAll } from "./letters.js";
import { canLook, isLive } from "./live.js";
import * as opening from "./opening.js";
import * as posting from "./posting.js";
import { createPreviews } from "./previews.js";
import * as selection from "./selection.js";
import { awaits, emptyState, isUnsent } from "./state.js";
import { save } from "./taking.js";

/** @typedef {import("./types.d.ts").Core} Core */
/** @typedef {import("./types.d.ts").Saved} Saved */
/** @typedef {import("./types.d.ts").Seat} Seat */
/** @typedef {ReturnType<typeof createSession>} Session */

/** @param {import("./types.d.ts").Config} config */
export function createSession({
  client,
  games,
  thinker,
  guests,
  saves,
  settings,
  viewer,
  waits,
  script,
  device,
  picture,
  show,
  listeners = {},
}) {
  const state = emptyState();
  /** @type {Set<() => void>} */
  const subscribers = new Set();
  /** @type {Core} */
  const core = {
    state,
    update: (patch = {}) => {
      Object.assign(state, patch);
      for (const changed of subscribers) changed();
    },
    client,
    games,
    thinker: thinker ?? null,
    guests: guests ?? null,
    saves: saves ?? null,
    listeners,
    settings: settings ?? (() => ({ pace: "normal", ask: false })),
    picture: picture ?? (async () => null),
    show: show ?? (() => {}),
    fixedViewer: viewer ?? null,
    waits: waits ?? (() => false),
    script: script ?? null,
    device: device ?? crypto.getRandomValues(new Uint8Array(32)),
    run: 0,
    written: 0,
    released: "",
    ended: "",
    called: "",
    underway: Promise.resolve(),
    presses: 0,
    busy: false,
    attempt: null,
    inEngine: null,
    gesture: { game: "", until: 0, count: 0 },
    staged: null,
  };
  client.onLost(() => {
    core.inEngine = null;
  });
  client.onRestart(() => void restore(core));

  return {
    /** The state to draw; only the commands change it. @type {Readonly<import("./types.d.ts").SessionState>} */
    state,
    /** Call a function on every change; returns a function that ends the subscription. @param {() => void} changed */
    subscribe: (changed) => {
      subscribers.add(changed);
      return () => subscribers.delete(changed);
    },

    // Putting a game on the table
    begin: (/** @type {string} */ game, /** @type {Record<string, unknown>} */ options, /** @type {Seat[]} */ seats) =>
      opening.begin(core, game, options, seats),
    resume: (/** @type {Saved} */ saved) => opening.resume(core, saved),
    openLink: (
      /** @type {string} */ link,
      /** @type {Parameters<typeof opening.openLink>[2]} */ seatsOf,
      /** @type {opening.Arrival} */ arrival = {},
    ) => opening.openLink(core, link, seatsOf, arrival),
    takeOver: () => opening.takeOver(core),
    playFromHere: () => opening.playFromHere(core),
    rematch: () => opening.rematch(core),
    leave: () => opening.leave(core),
    isOpening: () => core.attempt !== null,

    // Games by link
    /** What goes with the link of the game on the table. */
    letter: () => posting.letterToSend(core),
    /** Note that the game as it is now was sent. */
    sent: () => posting.sent(core),
    /** Play a seat at this screen from now on. */
    join: (/** @type {string} */ seat) => posting.join(core, seat),
    /** The seat whose person plays elsewhere and has to act now. */
    awaits: () => awaits(state),
    /** Whether the person at the screen has something to send. */
    isUnsent: () => isUnsent(state),

    // Playing
    act: (/** @type {import("../games/contract.d.ts").Intent} */ intent) => selection.act(core, intent),
    play: (/** @type {string[]} */ actions) => commands.play(core, actions),
    endTurn: (/** @type {string[]} */ actions) => selection.endTurn(core, actions),
    release: () => commands.release(core),
    dismiss: () => commands.dismiss(core),
    lift: () => commands.lift(core),
    cover: () => cover(core),
    undo: () => commands.undo(core),
    undoTurn: () => commands.undoTurn(core),
    redo: () => commands.redo(core),
    pauseOrGoOn: () => commands.pauseOrGoOn(core),
    look: (/** @type {number} */ step) => commands.look(core, step),
    deselect: () => selection.deselect(core),
    /** Set the place under the pointer, the focused place or the notice. */
    point: (/** @type {Partial<Pick<import("./types.d.ts").SessionState, "hover" | "focus" | "notice">>} */ patch) =>
      core.update(patch),

    // Asking
    offers: () => selection.offered(core),
    left: () => selection.left(core),
    isMyTurn: () => selection.isMyTurn(core),
    isInterlude: () => selection.isInterlude(core),
    isLive: () => isLive(core),
    canLook: () => canLook(core),
    canUndo: () => commands.canUndo(core),
    canRedo: () => commands.canRedo(core),
    /** The link of the moment on show. */
    link: () => client.ask({ do: "link", ...(state.past && { step: state.past.step }) }),
    /** The moment on show as everybody may see it. */
    inPublic: () =>
      client.ask(
        state.past ? { do: "look", step: state.past.step, viewer: "public" } : { do: "moment", viewer: "public" },
      ),
    /** How the game began, as this screen sees it. */
    beginning: () => client.ask({ do: "look", step: 0, viewer: state.viewer }),
    ...createPreviews(core),

    // Advice
    /** Whether there is anybody to give it. */
    hasAdvice: Boolean(thinker),
    hint: () => advice.hint(core),
    startReview: () => advice.startReview(core),
    stopReview: () => advice.stopReview(core),

    // Seats
    /** Change who plays a seat, or its name, and save that. */
    changeSeat: (/** @type {string} */ seat, /** @type {Partial<Seat>} */ patch) => {
      if (!state.saved) return;
      const isHandedOver = patch.kind !== undefined;
      if (isHandedOver) halt(core);
      Object.assign(state.saved.seats[seat], patch);
      promiseAll(core, state.saved, state.moment?.step ?? 0);
      if (isHandedOver && state.moment?.view.mover === seat) selection.deselect(core);
      retell(core);
      save(core);
      if (isHandedOver) void settle(core);
    },
    /** Stop everything. */
    stop: () => giveUp(core),
  };
}

/** Have the log worded again with the current names of the seats; its review stays valid. @param {Core} core */
function retell(core) {
  const log = core.state.log.map((entry) => ({ ...entry }));
  const review = advice.reviewHere(core.state);
  core.update({ log, review: review && { ...review, last: log.at(-1) } });
}
