/** What the parts of Tikal's table pass to each other. */

import type { Context as AnyContext, Marks as AnyMarks, Step as AnyStep, Interlude, Selection } from "../contract.d.ts";
import type { Hex, TikalView, Tile } from "./view.d.ts";

/** What people set before they play: the rotation of the tile in hand, and the points of a bid. */
export interface Draft {
  rotation?: string;
  bid?: number;
}

export type Context = AnyContext<TikalView> & { selection: Selection<Draft> };

/** A tile as it would be laid on a cell. */
export interface Laid {
  cell: string;
  tile: Tile;
  stones: number[];
}

export interface Marks extends AnyMarks {
  /** By cell: the cost of an offer there, or "" if none is shown. */
  offers: Record<string, string>;
  /** Cells where the person at the screen has something to choose. */
  ready: Set<string>;
  /** Cells of the walk that would be made. */
  path: string[];
  /** A tile about to be laid. */
  preview: Laid | null;
  /** The cell where something just happened. */
  fresh: string | null;
  /** What a hint says: steps by cell, walks, the tile. */
  advice: { numbers: Record<string, number[]>; walks: string[][]; laid: Laid | null } | null;
  /** What the others did: where they walked, and where they did something. */
  others: { seat: string; walks: string[][]; cells: string[] }[];
}

export interface Step extends AnyStep {
  /** The cell it is about, or every cell of a walk. */
  path: string[];
  /** The tile that is laid. */
  laid: Laid | null;
}

/** A seat in a scoring round, with what it scored for if that is still known. */
export interface Row {
  seat: string;
  step: number;
  temples: number;
  treasures: number;
  points: number;
  score: number;
  cells: { cell: string; value: number }[] | null;
  sets: Record<string, number> | null;
}

export interface Scoring extends Interlude {
  round: number;
  rounds: number;
  rows: Row[];
}

export type { Hex, TikalView, Tile };
