/** The plain data of a session, and what it needs and offers. */

import type { Course, Entry, Moment, Opened, Plan, Reason, Refusal, Requests, Verdict } from "../engine/protocol.d.ts";
import type { Viewer } from "../engine/view.d.ts";
import type { Drawing, Facts, Game, Interlude, Selection } from "../games/contract.d.ts";

export interface Seat {
  /** What people call it; empty for a name that nobody gave. */
  name: string;
  /** "human", or the level of a computer player. */
  kind: string;
  /** Whether it is that of the person at this device. */
  you?: boolean;
}

/** Why a computer player did what it did from a step on. */
export interface Thought {
  step: number;
  seat: string;
  reasons: Reason[];
  /** The step at which all of it is played. */
  until?: number;
}

/** Verdicts, and what they add up to by seat. */
export interface Judgement {
  verdicts: Verdict[];
  sums: Record<string, { cost: number; luck: number }>;
}

/** A game as it is kept between visits. */
export interface Saved {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: Record<string, Seat>;
  /** The link of the game before its first action. */
  start: string;
  /** Everything played since, chance included; nothing is ever drawn from it. */
  actions: string[];
  redo?: string[];
  created: number;
  updated: number;
  /** As shown in the list of games. */
  scores: Record<string, number>;
  /** Who is to act; null when the game is over. */
  mover: string | null;
  why?: Thought[];
  /** A review that was made to the end, and what was played when it was made. */
  review?: Judgement & { actions: string[] };
}

/** A review, as far as it got. */
export interface Review extends Judgement {
  /** The game it is about, and the last line of its log. */
  game: string;
  last: Entry | undefined;
  step: number;
  steps: number;
  running: boolean;
  broke: boolean;
  done: boolean;
}

/** Something to be said at the table: a text of the site, a sentence of the game, or plain words. */
export interface Notice {
  tone: "refusal" | "news";
  key?: string;
  params?: Record<string, unknown>;
  refusal?: Refusal;
  text?: string;
  picture?: Drawing;
  rule?: string;
}

export interface SessionState extends Selection {
  /** The game on the table. */
  saved: Saved | null;
  /** How it is drawn and played; loaded before it comes on the table. */
  game: Game | null;
  /** Its fixed data. */
  facts: Facts;
  /** Whether it is kept yet; a link that was only looked at is not. */
  kept: boolean;
  /** Whether another game is being put on the table, or this one back into the engine; nothing is played meanwhile. */
  opening: boolean;
  /** The link by which it was opened, if it was. */
  link: string;
  moment: Moment | null;
  log: Entry[];
  /** A past moment that is looked at instead. */
  past: Moment | null;
  /** A person's turn is used up but not handed on yet, so that its last action can be taken back. */
  hold: boolean;
  /** The computer seat that is thinking. */
  thinking: string | null;
  /** Whether the computer players are stopped. */
  paused: boolean;
  /** Another tab has this game; here it can only be looked at. */
  elsewhere: boolean;
  /** Whether its seats see different things. */
  hides: boolean;
  /** As whom this screen looks at it. */
  viewer: Viewer;
  /** The person to whom the device has to be handed before anything secret is shown. */
  curtain: string | null;
  /** The place where something just happened. */
  fresh: string | null;
  notice: Notice | null;
  hint: Plan | null;
  /** Whether a hint is being looked for. */
  seeking: boolean;
  review: Review | null;
  interlude: Interlude | null;
}

/** A table in an engine: requests of one session. */
export interface Client {
  ask<K extends keyof Requests>(request: { do: K } & Requests[K]["ask"]): Promise<Requests[K]["answer"]>;
  /** Whether it can answer now. */
  isReady(): boolean;
  /** Whether the worker that died last could answer before; then what it was asked may have broken it. */
  brokeAtWork(): boolean;
  /** Told whenever the worker dies, with all it held. */
  onLost(listener: () => void): void;
  /** Told whenever a new worker can answer in place of one that died. */
  onRestart(listener: () => void): void;
}

/** Who plays for the computer, and advises people. */
export interface Thinker {
  wake(): void;
  stop(sort: "plan" | "review"): void;
  plan(
    course: Course,
    request: { do: "think"; level: string; viewer: Viewer } | { do: "hint"; viewer: Viewer },
  ): Promise<Plan>;
  review(
    course: Course,
    anew: boolean,
    viewer: Viewer,
    found: (slice: Requests["review"]["answer"]) => boolean,
  ): Promise<void>;
}

/** Where games are kept. */
export interface Saves {
  keep(saved: Saved): Promise<void>;
  find(id: string): Promise<Saved | undefined>;
  /** Take a game for this tab; whether it is ours. */
  hold(id: string, onLost: () => void, steal?: boolean): Promise<boolean>;
  letGo(): void;
  /** This game is on this tab's table, and a reload comes back to it. */
  setTable(id: string): void;
  clearTable(): Promise<void>;
}

/** What happens in a session that somebody may want to show or say. */
export interface Listeners {
  /** These lines were played just now. */
  played?(entries: Entry[]): void;
  /** Something is said that stands nowhere else. */
  said?(notice: Notice): void;
  /** The game was saved, or would have been. */
  saved?(saved: Saved | null): void;
  /** The game is over and its end has not been shown. */
  ended?(): void;
  /** A turn is about to end; whether somebody is asked first. Whoever says yes plays the actions. */
  asked?(actions: string[]): boolean;
  /** The screen looks as somebody else, who may not know what was said before. */
  looked?(): void;
  /** A person is to act, and was not told yet. */
  called?(seat: string): void;
  /** A person's turn is used up. */
  spent?(seat: string): void;
  /** Chance brought the person at the screen something; whether it is worth a longer look. */
  found?(entries: Entry[]): boolean;
  /** A hint was found. */
  advised?(): void;
  /** A review is complete. */
  reviewed?(): void;
  /** Nothing is on the table any more. */
  left?(): void;
  /** Another game is on the table, or for now only its picture. */
  laid?(isReal: boolean): void;
  /** Something was taken back: the lines that are gone. */
  undone?(entries: Entry[]): void;
}

/** A game as a session needs it. */
export interface Loaded {
  game: Game;
  facts: Facts;
  levels: string[];
  hides: boolean;
}

export type Pace = "slow" | "normal" | "fast" | "instant";

export interface Config {
  client: Client;
  games: (name: string) => Promise<Loaded>;
  thinker?: Thinker;
  saves?: Saves;
  settings?: () => { pace: Pace; ask: boolean };
  /** As whom this screen looks; by default as its one person where hands are hidden, else as the public. */
  viewer?: Viewer;
  /** How a game begins, drawn before there is an engine to begin it. */
  picture?: (game: string, options: Record<string, unknown>) => Promise<Opened | null>;
  listeners?: Listeners;
}

/** A session from inside. */
export interface Core {
  state: SessionState;
  update(patch?: Partial<SessionState>): void;
  client: Client;
  thinker: Thinker | null;
  saves: Saves | null;
  listeners: Listeners;
  settings(): { pace: Pace; ask: boolean };
  games: Config["games"];
  picture: NonNullable<Config["picture"]>;
  fixedViewer: Viewer | null;
  /** Counts up whenever the course of the game is changed from outside; whoever ran before then stops. */
  run: number;
  /** The decision with which a turn was used up, if its player has handed it on: a game and a step. */
  released: string;
  /** The game whose end has been shown, by its last decision. */
  ended: string;
  /** The seat that was last told that it is to act. */
  called: string;
  /** What the engine was asked to do for chance or a computer player, until its answer is taken over. */
  underway: Promise<unknown>;
  /** Whether something a person did is still being carried out; what is pressed meanwhile is not done. */
  busy: boolean;
  /** What was asked for last and is not on the table yet. */
  attempt: Attempt | null;
  /** The game that the engine has, if it is sure to be one that was on the table. */
  inEngine: Saved | null;
}

/** What was waited for, if it is still wanted then. */
export type IfCurrent = <T>(waited: Promise<T>) => Promise<T>;

/** A game that was asked for and is not on the table yet. */
export interface Attempt {
  /** Puts it there; may be done again with the next engine. */
  work: (ifCurrent: IfCurrent) => Promise<void>;
  done: () => void;
  failed: (error: unknown) => void;
  running: boolean;
  /** Engines that broke at it. */
  losses: number;
  /** Why it will not come. */
  failure: unknown;
}
