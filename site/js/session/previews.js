// @ts-check
/** What would happen: the engine is asked once for everything in question at a moment, and never makes anybody wait. */

import { EngineLost, EngineRefused } from "../engine/channel.js";
import { isMyTurn } from "./selection.js";

/** @typedef {import("./types.d.ts").Core} Core */
/** @typedef {import("../engine/protocol.d.ts").Preview} Preview */
/** @typedef {import("../engine/view.d.ts").Offer} Offer */
/** @typedef {import("../engine/protocol.d.ts").Refusal} Refusal */
/** @typedef {import("../engine/protocol.d.ts").Requests["prospect"]["answer"]} Prospect */

/**
 * Answers of one kind, kept until the game goes on; what is not known yet is asked for, all at once, and drawn when it comes.
 * @template T
 * @param {Core} core
 * @param {(offers: string[][]) => Promise<T[]>} ask
 * @returns {(actions: string[]) => T | null}
 */
function remembering(core, ask) {
  /** @type {Map<string, T | null>} */
  let known = new Map();
  /** @type {Map<string, string[]>} */
  let wanted = new Map();
  let moment = core.state.moment;

  async function fetchWanted() {
    const [asked, about] = [[...wanted.values()], moment];
    wanted = new Map();
    if (!asked.length) return;
    try {
      const answers = await ask(asked);
      if (core.state.moment !== about) return;
      asked.forEach((actions, at) => {
        known.set(actions.join("\n"), answers[at]);
      });
      core.update();
    } catch (error) {
      if (!(error instanceof EngineRefused || error instanceof EngineLost)) throw error;
    }
  }

  return (actions) => {
    if (core.state.moment !== moment) {
      moment = core.state.moment;
      known = new Map();
      wanted = new Map();
    }
    const key = actions.join("\n");
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    if (!isMyTurn(core)) return null;
    known.set(key, null);
    if (!wanted.size) queueMicrotask(() => void fetchWanted());
    wanted.set(key, actions);
    return null;
  };
}

/** @param {Core} core */
export function createPreviews(core) {
  const asking = () => ({ viewer: core.state.viewer });
  return {
    /** What some actions would certainly change; null until that is known. @type {(actions: string[]) => Preview | null} */
    preview: remembering(core, (offers) => core.client.ask({ do: "preview", offers, ...asking() })),
    /** What could be done after some actions, as whole gestures; null until that is known. @type {(actions: string[]) => Offer[] | null} */
    ahead: remembering(core, (offers) => core.client.ask({ do: "ahead", offers, ...asking() })),
    /** What would come of an action if others agreed to it, and why it is refused; null until that is known. @type {(actions: string[]) => Prospect | null} */
    prospect: remembering(core, (texts) =>
      Promise.all(texts.map(([text]) => core.client.ask({ do: "prospect", text, ...asking() }))),
    ),
    /** Why an action is refused after some others of the mover; null until that is known. @type {(attempt: string[]) => Refusal | null} */
    refusal: remembering(core, (attempts) =>
      Promise.all(attempts.map(([text, ...after]) => core.client.ask({ do: "why_not", text, after, ...asking() }))),
    ),
    /** How well the mover would stand after an action, in points; null until that is known. @type {(actions: string[]) => number | null} */
    worth: remembering(core, (texts) => core.client.ask({ do: "worth", actions: texts.flat(), ...asking() })),
  };
}
