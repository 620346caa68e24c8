/** What the parts of Teotihuacán's table pass to each other. */

import type { Amounts, Offer } from "../../engine/view.d.ts";
import type {
  Context as AnyContext,
  Marks as AnyMarks,
  Setting as AnySetting,
  Step as AnyStep,
  Interlude,
  Selection,
} from "../contract.d.ts";
import type { Side, Temple, TeotihuacanFacts, TeotihuacanView } from "./view.d.ts";

/** What people set before they play: how a tile lies, which good is saved, how many of each good. */
export interface Draft {
  /** The pyramid tile in hand. */
  tile?: string;
  /** Its quarter turns. */
  rotation?: number;
  /** The good saved on it by a technology; "" for none. */
  saved?: string;
  /** Goods to be taken or given. */
  goods?: Amounts;
  /** Own discovery tiles laid out to go with the next gesture. */
  tiles?: string[];
  /** Whether the buttons of the Palace are for the discovery tile too. */
  withTile?: boolean;
  /** Whether to claim the tile before the ability is used, when worshipping for both. */
  tileFirst?: boolean;
  /** Of two workers that arrive, the power of the one that worships. */
  worshipper?: string;
  /** The board within reach whose buttons are on show beside the board. */
  open?: string;
  /** Workers whose salary is not paid. */
  unpaid?: string[];
}

/** What can be done on a board, with the move that leads there. */
export interface Gesture {
  /** Its pill: `pill:<board>/<act>` or `pill:<board>/<act>/<mode>`. */
  place: string;
  board: string;
  /** `collect`, `main`, `worship`, or one of several worship spaces. */
  act: string;
  /** What one worships for: `ability`, `claim` or `both`. */
  mode: string;
  space: string;
  /** Of two workers that arrive, the powers to choose the one that worships by. */
  powers: string[];
  /** Whether the tile may come before the ability. */
  orders: boolean;
  /** Null if it is not possible. */
  offer: Offer | null;
  /** The actions before it, and the action itself, for asking why it is not possible. */
  before: string[];
  attempt: string;
}

/** A seat in an eclipse. */
export interface EclipseRow {
  seat: string;
  step: number;
  avenue: number;
  leader: number;
  pyramid: number;
  masks: number;
  points: number;
  /** What was paid to the workers and lost for the others; null until that is decided. */
  salary: { paid: number; lost: number; step: number } | null;
  /** Points of the temple bonuses, in the last eclipse. */
  bonus: number;
}

export interface Eclipse extends Interlude {
  eclipse: number;
  rows: EclipseRow[];
  final: boolean;
}

export interface Step extends AnyStep {
  /** The places it is about. */
  places: string[];
}

export type Context = AnyContext<TeotihuacanView> & { selection: Selection<Draft>; facts: TeotihuacanFacts };
export type Setting = AnySetting & { facts: TeotihuacanFacts };

/** A button drawn on a board: something to do there. */
export interface Pill {
  /** `pill:<board>/<act>` or `pill:<board>/<act>/<mode>`; pills that differ only in their mode share a row. */
  place: string;
  title: string;
  /** What it brings, in a few words; may be empty. */
  line: string;
  cost: Amounts;
  /** Not possible now; a tap says why. */
  dim: boolean;
  chosen: boolean;
  /** The keyboard is on it. */
  focus: boolean;
}

/** A piece where it would be. */
export type Ghost =
  | { kind: "worker"; seat: string; board: string; power: number }
  | { kind: "temple"; seat: string; temple: Temple; step: number }
  | { kind: "avenue"; seat: string; step: number }
  | { kind: "track"; seat: string; step: number };

/** A pyramid tile as it would be laid; `matches` are the cells (row and column) whose icons match. */
export interface Building {
  tile: string;
  square: string;
  rotation: number;
  matches: [number, number][];
  label: string;
}

/** A decoration as it would be laid; `matches` are its halves (0 left, 1 right) whose icons match. */
export interface Decorating {
  tile: string;
  side: Side;
  matches: number[];
  label: string;
}

/**
 * What the board can highlight. Places are named like the references of offers:
 *
 * - `board:<name>`, `worker:<seat>.<board>/<power>`, `space:<name>`, `royal:<id>`, `discovery:<site>.<tile>`
 * - `technology:<name>`, `house:<row>`, `pyramid:<tile>`, `square:<name>`, `decoration:<tile>`, `stairs:<side>`
 * - `temple:<colour>`, `wheel:<reward>`, and without a reference `avenue`, `track`, `calendar`, `forecast`, `wheel`, `pill:…`,
 *   and `site:<site>` for a stack of discovery tiles on a temple or on the Avenue
 */
export interface Marks extends AnyMarks {
  /** What can be chosen, with a short label such as a price or points, or "". */
  lit: Record<string, { label: string }>;
  /** What is chosen; a worker in here also lights the cells that apply if it comes. */
  picked: Set<string>;
  /** By board: what can be done there. */
  pills: Record<string, Pill[]>;
  ghosts: Ghost[];
  building: Building | null;
  decorating: Decorating | null;
  /** Boards along the ring that the chosen worker would walk, its own first. */
  path: string[];
  /** The site whose stack of discovery tiles is fanned out, such as `blue_4`; one with lit tiles is so by itself. */
  open: string | null;
  /** Whether the ascension wheel is opened out over the board; it is so by itself while a reward is lit. */
  wheel: boolean;
  /** The place where something just happened. */
  fresh: string | null;
  /** What a hint says: the numbers of its steps by place. */
  advice: { numbers: Record<string, number[]> } | null;
  /** The seat whose cells are lit in the tables of the gathering boards. */
  seat: string | null;
}

export type { Amounts, Side, Temple, TeotihuacanFacts, TeotihuacanView };
