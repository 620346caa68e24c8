/** The requests that the engine answers, and its answers; `engine/sacbe/bridge/` checks every request strictly. */

import type { Amounts, Offer, SeatId, View, Viewer } from "./view.d.ts";

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
  /** What would happen, as far as it is certain. */
  events: GameEvent[];
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

/** What the text of a scenario shows. */
export interface Examined {
  game: string;
  /** Each with a link to everything it plays, and its first moment. */
  cases: { name: string; link: string; view: View }[];
  /** What does not hold: in which case, from 0, and in which line, from 1. */
  faults: { case: number; line: number | null; message: string }[];
}

/** What is to be reached in a lesson; see `engine/sacbe/core/goal.py`. */
export interface Goal {
  expect?: Record<string, unknown>;
  at_least?: Record<string, number>;
  events?: string[];
  mover?: string;
}

/** Every request by its name: what it needs, and what it answers. */
export interface Requests {
  new: { ask: { name: string; options: Record<string, unknown>; viewer: Viewer }; answer: Opened };
  open: { ask: { link: string; actions?: string[]; step?: number; viewer: Viewer }; answer: Opened };
  moment: { ask: { viewer: Viewer }; answer: Moment };
  look: { ask: { step: number; viewer: Viewer }; answer: Moment };
  log: { ask: { viewer: Viewer; since?: number }; answer: Entry[] };
  why_not: { ask: { text: string; after?: string[]; viewer: Viewer }; answer: Refusal | null };
  preview: { ask: { viewer: Viewer; offers: string[][] }; answer: Preview[] };
  /** What would come of an action if others agreed to it; only the game knows the form of that. */
  prospect: { ask: { text: string; viewer: Viewer }; answer: { refusal: Refusal | null; prospect: unknown } };
  /** How well the mover would stand after each of these actions, in points. */
  worth: { ask: { actions: string[]; viewer: Viewer }; answer: number[] };
  ahead: { ask: { viewer: Viewer; offers: string[][] }; answer: Offer[][] };
  /** How much of a goal is reached. */
  judge: { ask: { goal: Goal; viewer: Viewer }; answer: { met: boolean; reached: number; parts: number } };
  play: { ask: { actions: string[]; viewer: Viewer }; answer: Moment };
  chance: { ask: { random: string; viewer: Viewer }; answer: Moment };
  /** Play one action of the mover by a script: the first that fits a pattern. */
  follow: { ask: { patterns: string[]; viewer: Viewer }; answer: Moment };
  undo: { ask: { seat?: SeatId; viewer: Viewer }; answer: Moment };
  redo: { ask: { viewer: Viewer }; answer: Moment };
  scenario: { ask: { text: string }; answer: Examined };
  text: { ask: { step?: number }; answer: string };
  record: { ask: { step?: number }; answer: Course };
  link: { ask: { step?: number }; answer: string };
  /** What the seat to move may know, as the link of a position. */
  observed: { ask: object; answer: string };
  /** Whose turn every step belonged to, and last whose it is now. */
  whose: { ask: object; answer: (SeatId | null)[] };
  /** The first chance step from a step on, and before another, that this randomness, one for each, would not have drawn. */
  redraw: { ask: { since: number; until?: number; random: string[] }; answer: number | null };
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
