/** What the engine shows of Teotihuacán; see `engine/sacbe/teotihuacan/view.py`. */

import type { Amounts, SeatView, View } from "../../engine/view.d.ts";

export type Temple = "blue" | "red" | "green";
export type Side = "north" | "east" | "south" | "west";

export interface Worker {
  /** Its place and power, such as `forest/2`, or `forest!/2` if it is locked. */
  worker: string;
  board: string;
  power: number;
  locked: boolean;
  /** What it earns at an eclipse. */
  wage: number;
}

/** What one way to lay a tile would bring; `matched` are the icons that match, counted clockwise from the top left, or from the left. */
export interface Laying {
  points: number;
  matched: number[];
  temples: Temple[];
}

export interface TeotihuacanSeat extends SeatView {
  /** Its number in the order of play; null until that is drawn. */
  number: number | null;
  cocoa: number;
  wood: number;
  stone: number;
  gold: number;
  blue: number;
  red: number;
  green: number;
  avenue: number;
  track: number;
  technologies: string[];
  masks: Record<string, number>;
  mask_points: number;
  /** Discovery tiles that are not used up, by kind. */
  tiles: Record<string, number>;
  used: Record<string, number>;
  workers: Worker[];
  wage: number;
  bonus_now: number;
  dealt: string[];
  /** By starting tile: the discovery tile that was revealed with it. */
  attached: Record<string, string>;
  /** Turns until the eclipse, the one being taken included. */
  turns: { least: number; most: number };
}

export interface ActionBoard {
  /** Its place in the ring; null until it is drawn. */
  slot: number | null;
  /** By seat: the powers of its unlocked workers here. */
  workers: Record<string, number[]>;
  colours: number;
  /** What collecting cocoa brings here. */
  collect: number;
  /** By worship space: who is locked there, such as `P2/3`. */
  spaces: Record<string, string | null>;
  /** By seat: the cell of the table that applies to its workers here, and with one more of some power. */
  yields: Record<string, Record<string, string>>;
  tile?: string | null;
  royals?: string[];
}

export interface Technology {
  tile: string;
  cost: number;
  row: number;
  temple: Temple;
  owners: string[];
}

export interface TeotihuacanBoard {
  switches: Record<string, boolean>;
  tasks: string[];
  order: string[];
  calendar: {
    era: number;
    eras: number;
    white: number;
    black: number;
    eclipse: "none" | "pending" | "last_round";
    final: boolean;
    /** Points for a step on the pyramid track at the coming eclipse, and for being first there. */
    step_vp: number;
    leader_vp: number;
  };
  ring: (string | null)[];
  boards: Record<string, ActionBoard>;
  technologies: Technology[];
  nobles: { houses: number[]; next: (number | null)[]; visible: number };
  pyramid: {
    /** Eight rows of icons as they lie on top. */
    tops: string[];
    tiles: Record<string, { tile: string; rotation: number }>;
    free: string[];
    done: boolean;
    decorations: Record<Side, string[]>;
    /** The sides whose next space can be decorated. */
    stairs: Side[];
    stair_icons: Partial<Record<Side, string>>;
    offer: string[];
    decoration_offer: string[];
    /** While a pyramid tile is to be laid: by tile and square, each of the four rotations. */
    layings: Record<string, Record<string, Laying[]>>;
    /** While a decoration is to be laid: by tile and side. */
    decoratings: Record<string, Partial<Record<Side, Laying>>>;
  };
  track_end: number;
  temples: Record<Temple, { bonus: string | null; markers: Record<string, number>; open: string[] }>;
  /** By place where discovery tiles lie: their kinds. */
  sites: Record<string, string[]>;
  stack: { discovery: number; pyramid: number; decoration: number; gone: number };
  draft: Record<string, string | null>;
  /** By neutral colour: the boards of its workers. */
  neutral: string[][];
}

export type TeotihuacanView = View<TeotihuacanSeat, TeotihuacanBoard>;

/** The fixed data; see `engine/sacbe/teotihuacan/facts.py`. */
export interface TeotihuacanFacts {
  boards: Record<
    string,
    {
      number: number;
      spaces: string[];
      main: boolean;
      ability: string;
      power_ups: number[];
      /** By workers and lowest power, such as `2x3`. */
      cells: Record<string, Amounts>;
    }
  >;
  temples: Record<Temple, Record<string, { reward: Amounts; big: boolean }>>;
  avenue: { last: number; tile_steps: number[] };
  track: { last: number; vp: number[] };
  /** What a worker earns; a strong one earns more. */
  wage: number;
  calendar_spaces: number;
  nobles: number[][];
  house_cost: Amounts;
  visible: number[];
  /** The power from which on a worker earns more. */
  strong: number;
  discoveries: Record<string, { copies: number; cost: Amounts; kind: string; effect: Amounts }>;
  technologies: Record<string, { cost: Amounts; boards: string[]; effect: Amounts }>;
  // biome-ignore lint/suspicious/noExplicitAny: a row for each kind of tile, with numbers of its own.
  royals: Record<string, Record<string, any>>;
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  bonuses: Record<string, Record<string, any>>;
  starts: Record<string, { boards: string[]; gain: Amounts }>;
  ascension: Record<string, { pay: Amounts; gain: Amounts }>;
  pyramid: {
    base: string[];
    squares: Record<string, { level: number; cells: [number, number][]; supports: string[] }>;
    levels: { cost: Amounts; vp: number }[];
    /** By tile and rotation: its icons, clockwise from the top left. */
    tiles: Record<string, string[]>;
    /** By decoration: its left and right icon. */
    decorations: Record<string, string>;
    decoration_gold: number[];
    stairs: Record<Side, { printed: string; cells: [number, number][]; needs: string[] }[]>;
  };
}
