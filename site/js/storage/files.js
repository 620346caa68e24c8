// @ts-check
/** Games as files. */

import { cleanName } from "../ui/clean-name.js";
import { readAddress, seatsFromText } from "./addresses.js";

/** @typedef {import("../session/types.d.ts").Seat} Seat */

/** The format that our files name. */
const FORMAT = "sacbe-game-1";
/** The most bytes a file may have; no game comes near. */
const LARGEST = 1_000_000;

/** A file that does not hold one of our games; `key` is the id of the message that says so. */
export class BadFile extends Error {
  name = "BadFile";

  /** @param {"import-large" | "import-foreign"} key */
  constructor(key) {
    super(key);
    this.key = key;
  }
}

/**
 * Download a game as a file.
 * @param {import("../session/types.d.ts").Saved} saved
 * @param {string} link
 */
export function download({ game, seats }, link) {
  const anchor = document.createElement("a");
  const text = JSON.stringify({ format: FORMAT, seats, link }, null, 1);
  anchor.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  anchor.download = `sacbe-${game}-${new Date().toISOString().slice(0, 10)}.json`;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

/**
 * The game in a file: its link, and who plays.
 * @param {File} file
 * @returns {Promise<{link: string, seatsOf: (levels: string[], count: number) => Seat[], letter: import("../letters/text.js").Letter | null}>}
 */
export async function readFile(file) {
  if (file.size > LARGEST) throw new BadFile("import-large");
  const data = parsed(await file.text());
  if (data?.format !== FORMAT || typeof data.link !== "string") throw new BadFile("import-foreign");
  const address = readAddress(data.link);
  const seatsOf = (/** @type {string[]} */ levels, /** @type {number} */ count) =>
    seatsFromText(levels, count, address).map((seat, at) => adopted(seat, data.seats?.[`P${at + 1}`], levels));
  return { link: address.link, seatsOf, letter: address.letter === "damaged" ? null : address.letter };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadFile("import-foreign");
  }
}

/**
 * A seat with the name and kind that a file gives it, if they are valid.
 * @param {Seat} seat
 * @param {any} kept
 * @param {string[]} levels
 * @returns {Seat}
 */
function adopted(seat, kept, levels) {
  const kind = ["human", ...levels].includes(kept?.kind) ? kept.kind : seat.kind;
  return { kind, name: cleanName(kept?.name) || seat.name, ...(kept?.you === true && { you: true }) };
}
