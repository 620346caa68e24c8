/** What the modules of Eschnapur pass to each other. */

import type * as contract from "../contract.d.ts";
import type { EschnapurView } from "./view.d.ts";

export type {
  Area,
  BidCard,
  Bidding,
  Cards,
  Colour,
  EschnapurSeat,
  EschnapurView,
  Prospect,
  Sale,
  Terms,
  Thing,
  Tile,
  Token,
} from "./view.d.ts";

export type Context = contract.Context<EschnapurView>;

/** How a card in a tray is determined: by the giver, unseen, by the taker; or which one it is. */
export type Which = string;

/** A card that is to change hands. */
export interface Card {
  kind: "sym" | "bid";
  /** A colour or a value, or the way in which it is determined: any, blind, pick. */
  which: Which;
}

/** What one side of a deal hands over. */
export interface Tray {
  coins: number;
  moves: number;
  cards: Card[];
}

/** What people set before they play. */
export interface Draft {
  /** The terms that are being composed; null while nobody composes. */
  terms: { slot: number; to: string | null; give: Tray; ask: Tray } | null;
  /** The card in a tray whose mode is being changed. */
  open: { side: "give" | "ask"; at: number } | null;
  /** The seat whose offer is about to be accepted, or "counter" for the seller's proposal. */
  deal: string | null;
  /** Whether to say what offers are worth. */
  worth: boolean;
  /** A card of the hand that was chosen: `card:bid.15`, `card:pass`. */
  card: string | null;
  /** The tiles chosen for an exchange, by their points: "4+4+4". */
  tiles: string | null;
}

/** What a person announces: a sealed bid, or to stay out of this sale. */
export interface Promise {
  bid?: string;
  key: string;
}

/** What is highlighted. Places are called as the engine's references: `area:hall_n`, `deck:symbols`, `deck:bids`, `stock`, `pool`. */
export interface Marks extends contract.Marks {
  /** The place where something last happened. */
  fresh: string | null;
  /** Places that can be chosen now. */
  lit: Set<string>;
  /** By area (without "area:"): what is written at it, such as the number of steps that lead there. */
  steps: Record<string, string>;
  /** Areas whose niche my cards open. */
  open: Set<string>;
  /** The areas of the way under the pointer, the first one included. */
  path: string[];
  /** Places that are part of what is being composed. */
  picked: Set<string>;
  /** Where advice leads: the numbers of its steps by place, and the ways. */
  advice: { numbers: Record<string, number[]>; walks: string[][] } | null;
}

/** What became of a card in the sealed bids. */
export type Fate = "highest" | "both" | "between" | "lowest" | "cancelled" | "passed";

/** A card of the sealed bids and its consequences. */
export interface Bid {
  seat: string;
  /** Null for the pass card. */
  value: number | null;
  fate: Fate;
  /** Coins that the card would have cost and that its player had, if it was cancelled. */
  short: { cost: number; coins: number } | null;
  /** Coins paid, and coins received. */
  pay: number;
  gain: number;
  /** The number scored, what the monk added to it, and the score afterwards. */
  scored: { number: number; doubled: number; score: number } | null;
}

/** What the tokens bring or cost at the end, by seat. */
export interface Counted {
  bonus: Record<string, number>;
  penalty: Record<string, number>;
}

/** The sealed bids, laid open. */
export interface Reveal extends contract.Interlude {
  token: { small: number; large: number };
  /** Highest first, passes last. */
  bids: Bid[];
  /** The seats in the order in which their cards were laid. */
  order: string[];
  /** Whether nobody gets the token. */
  lost: boolean;
  /** Where the monk goes: to a seat, or beside the board. */
  monk: { to: string | null } | null;
  /** If they were the last ones. */
  end: Counted | null;
}
