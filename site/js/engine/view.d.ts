/** What the engine shows of one moment: the same outer form for every game, made in `engine/sacbe/core/views.py`. */

/** A seat as it is written everywhere: P1 to P5. */
export type SeatId = `P${1 | 2 | 3 | 4 | 5}`;

/** Who looks: a seat, the public, or everybody's eyes at once (finished games, or when people ask to open all hands). */
export type Viewer = SeatId | "public" | "all";

/** Whole amounts by unit, such as `{cocoa: 2, wood: 1}` or `{coins: 5}`; never zero. */
export type Amounts = Record<string, number>;

/** What one gesture plays. */
export interface Offer {
  /** In order; several where one gesture plays several, as a walk does. */
  actions: string[];
  verb: string;
  cost: Amounts;
  /** The things it touches, such as `cell:a4`; one may stand there twice, and then has to be chosen twice. */
  refs: string[];
}

/** What every game shows of a seat; a game adds its own. */
export interface SeatView {
  score: number;
  /** What a scoring at this moment would bring, in all and by source; a source may bring nothing. */
  projected: { total: number; parts: Record<string, number> };
}

/** A view; `S` and `B` are what a game shows of a seat and of its board. */
export interface View<S extends SeatView = SeatView, B = unknown> {
  game: string;
  options: Record<string, string | number | boolean>;
  phase: string;
  /** Who decides now; null when the game is over. */
  mover: SeatId | "chance" | null;
  /** Whose turn it is, also while chance acts for that seat. */
  turn: SeatId;
  viewer: Viewer;
  seats: Record<string, S>;
  /** All seats, best first; seats that share a place have the same rank. */
  ranking: { seat: SeatId; rank: number }[];
  winners: SeatId[];
  /** What chance may do, `weight` ways of `of`; nothing where that would give away what the viewer cannot know. */
  chances: { action: string; weight: number; of: number }[];
  /** What the mover may do now; where hands are hidden only he may know that, or `all`. */
  offers: Offer[];
  board: B;
}
