/** What the engine shows of Tikal; see `engine/sacbe/tikal/view.py`. */

import type { SeatView, View } from "../../engine/view.d.ts";

export type Kind = "temple" | "jungle" | "treasure" | "volcano" | "base_camp";

/** A tile that is not on the board, with its stones by rotation. */
export interface Tile {
  tile: string;
  letter: string;
  kind: Kind;
  value: number;
  treasures: number;
  stones: Record<string, number[]>;
}

/** An explored hex and everything on it. */
export interface Hex {
  tile: string;
  kind: Kind;
  rotation: number;
  stones: number[];
  camp: string | null;
  pieces: Record<string, { W: number; L: number }>;
  strength: Record<string, number>;
  works: string[];
  worked: number;
  value?: number;
  guard?: string | null;
  owner?: string | null;
  lead?: number;
  tokens?: number;
}

export interface TikalSeat extends SeatView {
  reserve: { W: number; L: number };
  leader: string;
  on_board: number;
  camps_left: number;
  guards_left: number;
  treasures: Record<string, number>;
  sets: Record<string, number>;
  face_up: boolean;
}

export interface Market {
  display: Tile[];
  bidders: string[];
  high: number;
  high_seat: string | null;
  first_pass: string | null;
}

export interface TikalBoard {
  ap: number;
  turn: "scoring" | "normal";
  owner: string | null;
  queue: string[];
  round: number;
  rounds: number;
  hand: Tile | null;
  cells: Record<string, Hex>;
  borders: Record<string, number>;
  supply: Record<string, number>;
  undug: Record<string, number>;
  stack: {
    count: number;
    letters: Record<string, number>;
    next: { tile: string; kind: Kind; value: number }[];
    volcanoes: number;
  };
  discarded: string[];
  market: Market | null;
}

export type TikalView = View<TikalSeat, TikalBoard>;
