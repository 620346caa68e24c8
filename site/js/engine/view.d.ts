/** What the engine shows of one moment: the same envelope for every game, made in `engine/sacbe/core/views.py`. */

/** A seat: P1 to P5. */
export type SeatId = `P${1 | 2 | 3 | 4 | 5}`;

/** Who is looking: a seat, the public, or all seats at once (for finished games, or when people ask to open all hands). */
export type Viewer = SeatId | "public" | "all";

/** Whole amounts by unit, such as `{cocoa: 2, wood: 1}` or `{coins: 5}`; never zero. */
export type Amounts = Record<string, number>;

/** What one gesture plays. */
export interface Offer {
  /** In order; several if one gesture plays several, as a walk does. */
  actions: string[];
  verb: string;
  cost: Amounts;
  /** The things it touches, such as `cell:a4`; one that is listed twice must be chosen twice. */
  refs: string[];
}

/** What every game shows of a seat; each game adds its own. */
export interface SeatView {
  score: number;
  /** What a scoring at this moment would bring, in total and by source; a source may bring nothing. */
  projected: { total: number; parts: Record<string, number> };
}

/** A view; `S` and `B` are what a game shows of a seat and of its board. */
export interface View<S extends SeatView = SeatView, B = unknown> {
  game: string;
  options: Record<string, string | number | boolean>;
  phase: string;
  /** Who decides now; null when the game is over. */
  mover: SeatId | "chance" | null;
  /** Whose turn it is, even while chance acts for that seat. */
  turn: SeatId;
  viewer: Viewer;
  seats: Record<string, S>;
  /** All seats, best first; tied seats have the same rank. */
  ranking: { seat: SeatId; rank: number }[];
  winners: SeatId[];
  /** What chance may do, each with probability `weight / of`; empty if that would reveal what the viewer cannot know. */
  chances: { action: string; weight: number; of: number }[];
  /** What the mover may do now; if hands are hidden, the public sees what lies open to everybody, and other seats nothing. */
  offers: Offer[];
  board: B;
}
