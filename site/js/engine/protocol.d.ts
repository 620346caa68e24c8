/** The requests that the engine answers, and its answers; `engine/sacbe/bridge.py` checks every request strictly. */

import type { Amounts, SeatId, View, Viewer } from "./view.d.ts";

/** Something that happened, as data that can be worded in any language. */
export interface GameEvent {
  key: string;
  rule: string;
  params: Record<string, unknown>;
}

/** A line of the log; it holds only what its viewer may know. */
export interface Entry {
  step: number;
  mover: SeatId | "chance";
  /** The action in notation, as far as the viewer may know it: somebody else's sealed bid reads `play ?`. */
  text: string;
  events: GameEvent[];
}

/** One moment of a game. */
export interface Moment<V extends View = View> {
  view: V;
  step: number;
  /** How many steps may be undone: not past a decision of another seat or anything that was revealed. */
  undo: number;
  /** How many undone steps can be redone. */
  redo: number;
  last: { mover: SeatId | "chance"; text: string } | null;
  /** What was played since the previous request. */
  entries: Entry[];
}

/** A game that was just begun or opened: its moment and its whole log. */
export interface Opened<V extends View = View> extends Moment<V> {
  log: Entry[];
}

/** A game as it is saved; it is never shown. */
export interface Course {
  /** The link of the game before its first action. */
  start: string;
  actions: string[];
  redo: string[];
}

export interface Refusal {
  rule: string;
  key: string;
  params: Record<string, unknown>;
  reason: string;
}

/** What an offer would certainly change for the mover. */
export interface Preview {
  /** Units that would go down, and by how much. */
  pay: Amounts;
  /** Units that would go up, and by how much. */
  get: Amounts;
  /** The amounts of those units afterwards. */
  after: Amounts;
  /** What is decided next, and by whom; if `chance` is true, what follows depends on a draw or on hidden cards. */
  then: { mover: SeatId | "chance" | null; phase: string; chance: boolean };
}

export interface Reason {
  key: string;
  params: Record<string, unknown>;
  rules: string[];
  points: number;
  later: boolean;
}

export interface Plan {
  actions: string[];
  value: number;
  reasons: Reason[];
}

export interface Verdict {
  step: number;
  seat: SeatId;
  played: string[];
  best: Plan;
  cost: number;
  luck: number;
  grade: "fine" | "slip" | "mistake";
}

/** Every request by its name: what it needs, and what it answers. */
export interface Requests {
  new: { ask: { name: string; options: Record<string, unknown>; viewer: Viewer }; answer: Opened };
  open: { ask: { link: string; actions?: string[]; step?: number; viewer: Viewer }; answer: Opened };
  moment: { ask: { viewer: Viewer }; answer: Moment };
  look: { ask: { step: number; viewer: Viewer }; answer: Moment };
  log: { ask: { viewer: Viewer; since?: number }; answer: Entry[] };
  why_not: { ask: { text: string; viewer: Viewer }; answer: Refusal | null };
  preview: { ask: { viewer: Viewer; offers: string[][] }; answer: Preview[] };
  play: { ask: { actions: string[]; viewer: Viewer }; answer: Moment };
  chance: { ask: { random: string; viewer: Viewer }; answer: Moment };
  undo: { ask: { seat?: SeatId; viewer: Viewer }; answer: Moment };
  redo: { ask: { viewer: Viewer }; answer: Moment };
  record: { ask: { step?: number }; answer: Course };
  link: { ask: { step?: number }; answer: string };
  think: {
    ask: { level: string; seconds: number; random: string; viewer: Viewer };
    answer: { plan: Plan; done: boolean; likes: number };
  };
  hint: {
    ask: { seconds: number; random: string; viewer: Viewer };
    answer: { plan: Plan; done: boolean; likes: number };
  };
  review: {
    ask: { seconds: number; random: string; viewer: Viewer };
    answer: {
      verdicts: Verdict[];
      sums: Record<string, { cost: number; luck: number }>;
      done: boolean;
      step: number;
      steps: number;
    };
  };
  close: { ask: Record<string, never>; answer: null };
}
