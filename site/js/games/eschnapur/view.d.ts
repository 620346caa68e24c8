/** What the engine shows of Eschnapur: `engine/sacbe/eschnapur/view.py`. */

import type { SeatView, View } from "../../engine/view.d.ts";

/** Of symbols, gates and players. */
export type Colour = "brown" | "red" | "blue" | "yellow" | "green";

export interface BidCard {
  value: number;
  /** What it costs as the highest and brings as the lowest. */
  coins: number;
}

export interface Cards {
  symbols: Colour[];
  bids: BidCard[];
}

export interface Area {
  kind: "gate" | "cloister" | "hall";
  /** The cards that open its niche. */
  symbols: Colour[];
  /** The areas that a passage leads to. */
  adjacent: string[];
  /** Whether its niche is open. */
  open: boolean;
  /** The seats whose pawns stand here. */
  pawns: string[];
}

/** A supply tile. */
export interface Tile {
  goods: "coins" | "movement" | "symbol_card" | "bid_card";
  amount: number;
  /** Tile points. */
  points: number;
}

/** A token that lies open. */
export interface Token {
  /** Its two numbers as they are named elsewhere: "4/8". */
  token: string;
  small: number;
  large: number;
  /** Where it was found. */
  area: string;
}

/** Something that changes hands. */
export interface Thing {
  good: "coins" | "movement_tiles" | "symbol_card" | "bid_card";
  amount: number;
  /** How a card is determined: named, or by its giver, unseen, or by its taker. */
  mode?: "named" | "any" | "blind" | "pick";
  colour?: Colour;
  value?: number;
}

/** What somebody offers, or the seller proposes: in short form, and thing by thing. */
export interface Terms {
  slot: number;
  give: string;
  ask: string;
  /** What the buyer gives, and what the buyer gets besides the tile. */
  gives: Thing[];
  asks: Thing[];
}

/** What a deal would change for the seat that proposes or makes it. */
export interface Prospect {
  buyer: string;
  seller: string;
  slot: number;
  give: Thing[];
  ask: Thing[];
  /** By unit: before and after. */
  changes: Record<string, [number, number]>;
  /** Only for the owner of the hand: niches that it could no longer open, or could then. */
  closes?: string[];
  opens?: string[];
  /** Cards that everybody would learn of. */
  tells?: Thing[];
  /** The sorts of cards of which the other side would see all. */
  shows?: ("symbols" | "bids")[];
  /** Whether cards are asked for that the other side may not hold. */
  unsure?: boolean;
}

/** What the viewer's cards would do as sealed bids. */
export interface Bidding {
  /** What the highest bid would score. */
  points: number;
  /** The coins for passing. */
  pass: number;
  cards: (BidCard & { payable: boolean })[];
}

export interface Sale {
  slots: (Tile & { tile: string; name: string })[];
  round: number;
  rounds: number;
  /** Standing offers by seat. */
  offers: Record<string, Terms>;
  /** The seats that the seller made a proposal in this round. */
  countered: string[];
  next_round: boolean;
  counter: Terms | null;
  draft: (Terms & { stage: string; opponent: string }) | null;
  deal: (Terms & { buyer: string }) | null;
}

export interface EschnapurSeat extends SeatView {
  colour: Colour;
  coins: number;
  moves: number;
  bid_cards: number;
  symbol_cards: number;
  /** Null if the viewer may not see it. */
  hand: Cards | null;
  /** Cards that the viewer knows this seat to hold; of an open hand, those that everybody knows. */
  known: Cards;
  tiles: string[];
  tile_points: number;
  to_exchange: number;
  /** Their two numbers, as "4/8". */
  tokens: string[];
  area: string;
  monk: boolean;
  /** Whether a card lies face down; which one, only its owner sees. */
  committed: { card?: number | "pass" } | null;
  /** The areas whose niche the hand opens; null if the hand is hidden. */
  can_open: string[] | null;
}

export interface EschnapurBoard {
  active: string;
  areas: Record<string, Area>;
  /** Who holds the laughing monk. */
  monk: string | null;
  bank: number;
  stock: number;
  bid_deck: number;
  bid_discard: number[];
  symbol_deck: { count: number; returned: Colour[] };
  pool: Record<string, number>;
  pool_count: number;
  discarded_tiles: Record<string, number>;
  opened: number;
  to_open: number;
  idle: number;
  idle_limit: number;
  token: Token | null;
  tokens_left: string[];
  tokens_lost: string[];
  drawing: { seat: string; type: string }[];
  sale: Sale | null;
  /** What a niche opened now would bring the active player: the least and the most, at once and by the bids. */
  prizes: { small: [number, number]; large: [number, number] } | null;
  bidding: Bidding | null;
  prices: { symbol: number; bid: number; move: number };
  /** How far every area is from the viewer's pawn, or from the active player's if nobody in particular looks. */
  steps: Record<string, number>;
  /** While the viewer walks: where he can go, in how many steps, and how many movement tiles he would have to buy. */
  reach: Record<string, { steps: number; buy: number }>;
}

export type EschnapurView = View<EschnapurSeat, EschnapurBoard>;
