// @ts-check
/** The line to the engine: one worker for the game on the table, started again if it dies. */

import { prepareNextVisit, Engine } from "./engine.js";
import { state, update } from "./state.js";

const TRIES = 3;

/** @type {Engine} */
let engine;
let deaths = 0;
/** Whether the worker that died last could answer before; then it may be what it was asked that broke it. */
export let brokeAtWork = false;
/** What happens when the engine can answer for the first time. @type {() => Promise<void>} */
let begin = async () => {};
/** Whether that has happened. */
let begun = false;
/** Puts the game back into a new worker. @type {() => Promise<void>} */
let restore = async () => {};

/**
 * Start the engine.
 * @param {() => Promise<void>} onReady
 * @param {() => Promise<void>} onRestart
 */
export function connect(onReady, onRestart) {
  begin = onReady;
  restore = onRestart;
  engine = new Engine({
    onProgress: (done, total) => state.engine !== true && update({ engine: total ? done / total : 0 }),
    onLost: () => void revive(),
  });
  void goOn();
}

/** Once the engine can answer: begin, if none could before, and put back what one that died had. */
async function goOn() {
  const before = deaths;
  await engine.ready;
  update({ engine: true });
  if (!begun) await begin().then(prepareNextVisit);
  begun = true;
  if (before) await restore();
  if (deaths === before) deaths = 0;
}

/** A new worker in place of the dead one. */
async function revive() {
  deaths += 1;
  brokeAtWork = state.engine === true;
  update({ engine: 0 });
  if (deaths > TRIES) return update({ dialog: "broken" });
  engine.restart();
  await goOn();
}

/** Try once more after too many deaths. */
export async function tryAgain() {
  deaths = 0;
  update({ dialog: null });
  await revive();
}

/**
 * The engine's answer.
 * @param {{do: string, [field: string]: unknown}} request
 * @returns {Promise<any>}
 */
export function ask(request) {
  return engine.ask(request);
}
