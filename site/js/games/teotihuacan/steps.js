// @ts-check
/** A plan in words and places. */

import { list } from "../../ui/texts.js";
import { amountsPart } from "./describe.js";
import { workerPart } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Step} Step */
/** @typedef {import("./types.d.ts").TeotihuacanView} TeotihuacanView */
/** @typedef {import("../contract.d.ts").Words} Words */

/**
 * @param {Context} context
 * @param {string[]} actions in notation
 * @param {TeotihuacanView | null} view the moment before them, if known
 * @returns {Step[]}
 */
export function steps(context, actions, view) {
  const mover = view?.mover ?? "";
  /** The board a worker has just reached. */
  let at = view?.board.tasks[0]?.startsWith("act ") ? view.board.tasks[0].split(" ")[1] : "";
  return actions.flatMap((action) => {
    const [verb, ...rest] = action.split(" ");
    if (verb === "move") at = reached(context.view, rest);
    const step = said(context, verb, rest, at, mover);
    return step ? [step] : [];
  });
}

/** The board that a move leads to; the ring is the same all game. @param {TeotihuacanView} view @param {string[]} move */
function reached({ board }, [worker, distance]) {
  const from = board.ring.indexOf(worker.split("/")[0]);
  return board.ring[(from + Number(distance)) % board.ring.length] ?? "";
}

/**
 * @param {Words} words
 * @param {string} verb
 * @param {string[]} rest
 * @param {string} at
 * @param {string} mover
 * @returns {Step | null}
 */
function said(words, verb, rest, at, mover) {
  const { say } = words;
  const board = (/** @type {string} */ name) => (name ? { id: `board-${name}` } : "");
  const count = (/** @type {string[]} */ goods) =>
    amountsPart(
      Object.fromEntries(
        goods
          .filter((good) => good !== "free")
          .map((good, _, all) => [good, all.filter((each) => each === good).length]),
      ),
    );
  switch (verb) {
    case "move":
      return {
        text: say("step-move", {
          worker: workerPart(rest[0].replace(/\+.*/, "")),
          board: board(at),
          pair: rest[0].includes("+") ? "yes" : "no",
        }),
        places: [`worker:${mover}.${rest[0].replace(/\+.*/, "")}`, `board:${at}`],
      };
    case "collect":
    case "main":
      return { text: say(`step-${verb}`, { board: board(at) }), places: [`board:${at}`] };
    case "worship":
      return {
        text: say("step-worship", { mode: rest[1], board: board(rest[0].replace(/(_\d)?(\/\d)?$/, "")) }),
        places: [`space:${rest[0].split("/")[0]}`],
      };
    case "advance":
      return { text: say("step-advance", { temple: rest[0] }), places: [`temple:${rest[0]}`] };
    case "claim":
    case "use":
      return { text: say(`step-${verb}`, { tile: { id: `tile-${rest[0]}` } }), places: [] };
    case "learn":
      return {
        text: say("step-learn", { technology: { id: `tile-${rest[0]}` } }),
        places: [`technology:${rest[0]}`],
      };
    case "house":
      return { text: say("step-house", { row: rest[0] }), places: [`house:${rest[0]}`] };
    case "decorate":
      return { text: say("step-decorate", { side: rest[1] }), places: [`decoration:${rest[0]}`, `stairs:${rest[1]}`] };
    case "build": {
      const [square] = rest[1].split("/");
      const [level, row, column] = square.split("-").map(Number);
      return {
        text: say("step-build", { level, row: row + 1, column: column + 1 }),
        places: [`pyramid:${rest[0]}`, `square:${square}`],
      };
    }
    case "raise":
      return {
        text: say("step-raise", { worker: workerPart(rest[0]) }),
        places: [`worker:${mover}.${rest[0]}`],
      };
    case "ascend":
      return { text: say("step-ascend", { reward: { id: `tile-${rest[0]}` } }), places: [`wheel:${rest[0]}`] };
    case "take":
    case "give":
      return { text: say(`step-${verb}`, { goods: count(rest) }), places: [] };
    case "exchange":
      return { text: say("step-exchange", { times: Number(rest[0]) }), places: [] };
    case "station":
      return {
        text: say("step-station", { boards: rest.map(board) }),
        places: rest.map((name) => `board:${name}`),
      };
    case "keep":
    case "pick":
      return {
        text: say("step-keep", { tiles: list(rest.map((tile) => tile.replace("start_", "").replace(/^0/, ""))) }),
        places: [],
      };
    case "end":
      return null;
    default:
      return { text: say(`step-${verb}`), places: [] };
  }
}
