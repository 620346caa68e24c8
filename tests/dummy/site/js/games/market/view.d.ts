/** What the engine shows of Market day: the fields of its seats and its table; see `engine/sacbe/market/__init__.py`. */

import type { Context as AnyContext, Interlude, Marks as AnyMarks } from "../contract.d.ts";
import type { SeatView, View } from "../../engine/view.d.ts";

/** A card is null if the viewer may not know it. */
export interface MarketSeat extends SeatView {
  hand: (number | null)[];
  laid: { card: number | null; area: string; open: boolean }[];
}

export type MarketView = View<MarketSeat, { day: number }>;
export type Context = AnyContext<MarketView>;

export interface Marks extends AnyMarks {
  /** Stalls that can be chosen. */
  offers: Set<string>;
  fresh: string | null;
}

/** The evening of a day: what was earned where. */
export interface Evening extends Interlude {
  day: number;
  best: { area: string; seat: string; card: number; points: number }[];
}
