// @ts-check
/** Looking back by step or by turn, or having the game play by itself, at some speed. */

import { grouped } from "../session/turns.js";

/** @typedef {import("../session/session.js").Session} Session */
/** @typedef {ReturnType<typeof createReplay>} Replay */

/** Milliseconds for which a step stays on show at the usual speed. */
const STEP = 900;
/** How many times as fast as usual. */
const SPEEDS = [0.5, 1, 2, 4];

/**
 * @param {Session} session
 * @param {() => void} redraw
 */
export function createReplay(session, redraw) {
  let speed = 1;
  /** The game that plays by itself, the moment it is at, and what will show the next. @type {{game: string, step: number, timer: ReturnType<typeof setTimeout>} | null} */
  let running = null;

  const here = () => (session.state.past ?? session.state.moment)?.step ?? 0;
  const last = () => session.state.moment?.step ?? 0;

  /** Where the turns of the game begin, and where it ends. */
  const bounds = () => [...grouped(session.state.log).map(({ entries }) => entries[0].step - 1), last()];

  function stop() {
    if (running) clearTimeout(running.timer);
    running = null;
    redraw();
  }

  /** Show the next step, unless somebody has turned elsewhere meanwhile. */
  async function tick() {
    const { past, saved } = session.state;
    if (!running || running.game !== saved?.id || past?.step !== running.step) return stop();
    if (running.step + 1 >= last()) {
      stop();
      return session.look(last());
    }
    await session.look(running.step + 1);
    if (running) wait(running.step + 1);
  }

  /** @param {number} step */
  function wait(step) {
    running = { game: session.state.saved?.id ?? "", step, timer: setTimeout(tick, STEP / speed) };
    redraw();
  }

  return {
    isRunning: () => running !== null && session.state.past?.step === running.step,
    speed: () => speed,
    stop,
    /** Play by itself from here, or from the beginning if this is the end. */
    async start() {
      stop();
      const step = session.state.past ? here() : 0;
      if (!last()) return;
      await session.look(step);
      if (session.state.past?.step === step) wait(step);
    },
    nextSpeed() {
      speed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length];
      redraw();
    },
    /** One turn back, or to the beginning of this one. */
    turnBack: () => session.look(bounds().findLast((step) => step < here()) ?? 0),
    /** To the beginning of the next turn. */
    turnOn: () => session.look(bounds().find((step) => step > here()) ?? last()),
  };
}
