/** What the engine shows of Market day; see `engine/sacbe/market/view.py`. */

import type { Context as AnyContext, Interlude, Marks as AnyMarks } from "../contract.d.ts";
import type { SeatView, View } from "../../engine/view.d.ts";

/** A card at a stall; null for one that the viewer may not know. */
export interface Card {
  seat: string;
  card: number | null;
  open: boolean;
}

export interface MarketSeat extends SeatView {
  hand: (number | null)[];
}

export interface MarketBoard {
  /** How many days are over, of how many. */
  day: number;
  days: number;
  areas: Record<string, { worth: number; cards: Card[] }>;
}

export type MarketView = View<MarketSeat, MarketBoard>;
export type Context = AnyContext<MarketView>;

export interface Marks extends AnyMarks {
  /** Stalls that can be chosen. */
  offers: Set<string>;
  fresh: string | null;
  /** By stall: what is written on it. */
  names: Record<string, string>;
}

/** The evening of a day: what was earned where. */
export interface Evening extends Interlude {
  day: number;
  rows: { area: string; seat: string | null; card: number; points: number }[];
}
