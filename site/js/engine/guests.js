// @ts-check
/** Bots from the Lab at the table of the play page; what runs them is loaded when one first has to decide. */

import { asset } from "./assets.js";

/** @returns {import("../session/types.d.ts").Guests} */
export function createGuests() {
  /** @type {Promise<import("../session/types.d.ts").Guests> | null} */
  let runner = null;

  return {
    async plan(kind, position) {
      runner ??= import(asset(__GUESTS__).href).then(({ createRunner }) => createRunner());
      try {
        return await (await runner).plan(kind, position);
      } catch {
        runner = null;
        return { fault: "bot-asleep" };
      }
    },
    stop() {
      void runner?.then((running) => running.stop()).catch(() => {}); // the one who asked hears of it
    },
  };
}
