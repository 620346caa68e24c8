/** The plain data of a session, and what it needs and offers. */

import type { Course, Entry, Moment, Opened, Plan, Reason, Refusal, Requests, Verdict } from "../engine/protocol.d.ts";
import type { View, Viewer } from "../engine/view.d.ts";
import type { Drawing, Facts, Game, Interlude, Selection } from "../games/contract.d.ts";

export interface Seat {
  /** Its name; empty if nobody gave it one. */
  name: string;
  /** "human", the level of a computer player, or a bot from the Lab; see `ui/kinds.js`. */
  kind: string;
  /** The style of a computer player, if it has one of its own; see `ui/manners.js`. */
  style?: string;
  /** Whether it belongs to the person at this device. */
  you?: boolean;
  /** Whether its person plays on another device, and sends links. */
  away?: boolean;
}

/** A chain of values that was promised for a seat at a step: one of its values, how many came before that, and whether others know of it. */
export interface Promised {
  seat: string;
  from: number;
  value: string;
  count: number;
  told: boolean;
}

/** What a game by link has besides: its id on all devices, what was promised, and the step at which it was last sent or received. */
export interface Letter {
  id: string;
  chains: Promised[];
  sent: number;
}

/** Why a computer player did what it did from some step on. */
export interface Thought {
  step: number;
  seat: string;
  reasons: Reason[];
  /** The step by which all of it has been played. */
  until?: number;
  /** What a bot from the Lab printed meanwhile. */
  printed?: string;
}

/** Verdicts, and their sums by seat. */
export interface Judgement {
  verdicts: Verdict[];
  sums: Record<string, { cost: number; luck: number }>;
}

/** A saved game. */
export interface Saved {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: Record<string, Seat>;
  /** The link of the game before its first action. */
  start: string;
  /** Everything played since, chance included; it is never shown. */
  actions: string[];
  redo?: string[];
  created: number;
  updated: number;
  /** As shown in the list of games. */
  scores: Record<string, number>;
  /** Whose turn it is; null when the game is over. */
  mover: string | null;
  why?: Thought[];
  /** The game as everybody may see it, to draw a small picture of it. */
  still?: View;
  /** Of a game by link. */
  letter?: Letter;
  /** A complete review, and what had been played when it was made. */
  review?: Judgement & { actions: string[] };
}

/** A review, as far as it has got. */
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

/** A message at the table: a text of the site, a sentence of the game, or plain words. */
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
  /** How it is drawn and played; loaded before it is put on the table. */
  game: Game | null;
  /** Its fixed data. */
  facts: Facts;
  /** Whether it is saved yet; a link that was only looked at is not. */
  kept: boolean;
  /** Whether the device has not yet saved all that is shown. */
  unsaved: boolean;
  /** Whether another game is being put on the table, or this one back into the engine; nothing can be played meanwhile. */
  opening: boolean;
  /** The link it was opened from, if it was. */
  link: string;
  moment: Moment | null;
  log: Entry[];
  /** A past moment that is shown instead. */
  past: Moment | null;
  /** Whether a person's turn is used up but not passed on yet, so that its last action can be undone. */
  hold: boolean;
  /** The computer seat that is thinking. */
  thinking: string | null;
  /** Whether the computer players are paused. */
  paused: boolean;
  /** Whether another tab has this game; here it can only be looked at. */
  elsewhere: boolean;
  /** Whether its seats see different things. */
  hides: boolean;
  /** Whose view this screen shows. */
  viewer: Viewer;
  /** The person who must take the device before anything secret is shown. */
  curtain: string | null;
  /** A person who looks at their own hand for a moment while all hands are covered, and what they see. */
  peek: { seat: string; view: View } | null;
  /** By seat: what a person has announced to do later; only the game knows the form of that. */
  promises: Record<string, unknown>;
  /** The place where something just happened. */
  fresh: string | null;
  notice: Notice | null;
  hint: Plan | null;
  /** Whether a hint is being looked for. */
  seeking: boolean;
  review: Review | null;
  interlude: Interlude | null;
}

/** A table in the engine: the requests of one session. */
export interface Client {
  ask<K extends keyof Requests>(request: { do: K } & Requests[K]["ask"]): Promise<Requests[K]["answer"]>;
  /** Whether it can answer now. */
  isReady(): boolean;
  /** Whether the last worker to die had been ready; then a request may have crashed it. */
  brokeAtWork(): boolean;
  /** Calls the listener whenever the worker dies, with everything in it. */
  onLost(listener: () => void): void;
  /** Calls the listener whenever a new worker is ready in place of one that died. */
  onRestart(listener: () => void): void;
}

/** Thinks for the computer players, and advises people. */
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

/** What a bot from the Lab wants to do, or why it cannot: the key of a text, and a reason for people. */
export type Guested = { plan: Plan & { printed?: string } } | { fault: string; reason?: string };

/** Runs bots from the Lab, outside the engine: all they get is a position, as the link of what their seat may know. */
export interface Guests {
  plan(kind: string, position: string): Promise<Guested>;
  /** End whatever they are doing. */
  stop(): void;
}

/** Where games are saved. */
export interface Saves {
  keep(saved: Saved): Promise<void>;
  find(id: string): Promise<Saved | undefined>;
  /** The games by link with this id: one, or several if their courses fork. */
  letters(id: string): Promise<Saved[]>;
  /** Take a game for this tab; resolves to whether it is ours. */
  hold(id: string, onLost: () => void, steal?: boolean): Promise<boolean>;
  letGo(): void;
  /** Note that this game is on this tab's table, so that a reload comes back to it. */
  setTable(id: string): void;
  clearTable(): Promise<void>;
}

/** Callbacks for what a page may want to show or announce. */
export interface Listeners {
  /** These lines have just been played. */
  played?(entries: Entry[]): unknown;
  /** There is a message that is shown nowhere else. */
  said?(notice: Notice): void;
  /** The game was saved, or would have been. */
  saved?(saved: Saved | null): void;
  /** A game by link was opened in which nobody here plays yet; the link may say whom it is for. */
  invited?(to: string | null): void;
  /** In a game by link a person has made another promise, as on a new device. */
  changedDevice?(seat: string): void;
  /** A person's turn is complete, and the next person waits for a link. */
  awaited?(seat: string): void;
  /** The game is over, and its end has not been shown yet. */
  ended?(): void;
  /** A turn is about to end; returns whether the page asks for confirmation. If so, the page plays the actions itself. */
  asked?(actions: string[]): boolean;
  /** The screen has another viewer, who may not know what was announced before. */
  looked?(): void;
  /** It is a person's turn, and they have not been told yet. */
  called?(seat: string): void;
  /** A person's turn is used up. */
  spent?(seat: string): void;
  /** Chance brought the person at the screen something; returns whether to show it a little longer. */
  found?(entries: Entry[]): boolean;
  /** A hint was found. */
  advised?(): void;
  /** A review is complete. */
  reviewed?(): void;
  /** The table is empty now. */
  left?(): void;
  /** Another game is on the table, or for now only its picture. */
  laid?(isReal: boolean): void;
  /** These lines have been undone. */
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
  guests?: Guests;
  saves?: Saves;
  settings?: () => { pace: Pace; ask: boolean; windows?: boolean };
  /** Whether nothing goes on: chance waits, and nobody may decide; the game is only looked at. */
  waits?: () => boolean;
  /** Whose view this screen shows; by default that of its only person if hands are hidden, else the public's. */
  viewer?: Viewer;
  /** What chance and the seats of nobody here do, as patterns of actions; they wait if there are none. For lessons. */
  script?: () => string[];
  /** A secret of this device, from which it makes its promises in games by link. */
  device?: Uint8Array;
  /** The beginning of a game, to draw before there is an engine. */
  picture?: (game: string, options: Record<string, unknown>) => Promise<Opened | null>;
  /** Draws the state at once; throws if it cannot be drawn, and then the game is not put on the table. */
  show?: () => void;
  listeners?: Listeners;
}

/** A session from the inside. */
export interface Core {
  state: SessionState;
  update(patch?: Partial<SessionState>): void;
  client: Client;
  thinker: Thinker | null;
  guests: Guests | null;
  saves: Saves | null;
  listeners: Listeners;
  settings(): { pace: Pace; ask: boolean; windows?: boolean };
  games: Config["games"];
  picture: NonNullable<Config["picture"]>;
  show: NonNullable<Config["show"]>;
  fixedViewer: Viewer | null;
  waits: () => boolean;
  script: (() => string[]) | null;
  device: Uint8Array;
  /** Goes up whenever the game is changed from outside; whatever was running before then stops. */
  run: number;
  /** The number of times that a game was written to the device. */
  written: number;
  /** The decision that used up a turn which its player has passed on: a game and a step. */
  released: string;
  /** The game whose end has been shown, by its last decision. */
  ended: string;
  /** The seat that was last told that it is its turn. */
  called: string;
  /** A request for chance or a computer player, until its answer has been taken over. */
  underway: Promise<unknown>;
  /** Goes up whenever somebody begins or ends a look at a hand. */
  presses: number;
  /** Whether a person's command is still being carried out; further commands are ignored meanwhile. */
  busy: boolean;
  /** The latest game asked for, until it is on the table. */
  attempt: Attempt | null;
  /** The game that the engine has, if it is known to be one that was on the table. */
  inEngine: Saved | null;
  /** Resolves when what was just played has been shown; whoever plays by itself waits for it. */
  staged: unknown;
  /** What a person played last in one go: the game, the step after it, and the number of actions. */
  gesture: { game: string; until: number; count: number };
}

/** Waits for a promise, and throws if its result is no longer wanted. */
export type IfCurrent = <T>(waited: Promise<T>) => Promise<T>;

/** A game that was asked for and is not on the table yet. */
export interface Attempt {
  /** Puts it there; may be repeated with the next engine. */
  work: (ifCurrent: IfCurrent) => Promise<void>;
  done: () => void;
  failed: (error: unknown) => void;
  running: boolean;
  /** The number of engines that crashed over it. */
  losses: number;
  /** Why it cannot be opened. */
  failure: unknown;
}
