/**
 * What a game gives the site: a pure `Board`, and a `Table` that leads through its decisions.
 *
 * Neither knows a rule, a cost or a score: every number comes with the view. A board imports nothing but `ui/` and lit-html, so
 * that it can be drawn where no engine is. A table gets all it needs through one `Context` and answers with values; what a person
 * does becomes an `Intent`, and only the session carries it out.
 */

import type { Entry, GameEvent, Moment, Refusal } from "../engine/protocol.d.ts";
import type { Offer, View } from "../engine/view.d.ts";

/** Something lit-html can put on the page. */
export type Drawing = unknown;

/** A place of the board that can be pointed at, such as a cell or an area. */
export interface Place {
  id: string;
  /** Its middle, in units of the drawing. */
  x: number;
  y: number;
}

/** What every board can be asked to point out; a game may add marks of its own. */
export interface Marks {
  /** The place that is chosen. */
  chosen: string | null;
  /** The place the keyboard is on. */
  focus: string | null;
}

/** Something that moved, and how it looks on its way. */
export interface Flight {
  drawing: Drawing;
  from: [number, number];
  to: [number, number];
}

/** How things are called in the language of the page. */
export interface Words {
  /** A text of the site or of the game. */
  say(id: string, params?: Record<string, unknown>): string;
  /** An event or a refusal as a sentence. */
  tell(told: { key: string; params: Record<string, unknown> }): string;
  /** A reason of a computer player as a sentence. */
  reason(told: { key: string; params: Record<string, unknown> }): string;
  /** How a seat is called. */
  nameOf(seat: string): string;
}

/** A game as a picture. The same view and marks always give the same drawing. */
export interface Board<V extends View = View, M extends Marks = Marks> {
  /** Size of the drawing in its own units. */
  size: { width: number; height: number };
  /** Nothing is pointed out. */
  noMarks: M;
  draw(view: V, marks: M): Drawing;
  /** Every place, in the rows and columns in which the arrow keys walk; a row may have gaps. */
  rows(view: V): (Place | null)[][];
  /** The places that should be seen when there is no room for all. */
  inPlay(view: V): string[];
  /** Where the keyboard comes in. */
  entry(view: V): string;
  /** How a place is called, unless by its id. */
  name?(place: string, words: Words): string;
  /** All there is to know about a place, in words. */
  describe(view: V, place: string, words: Words): string[];
  /** What moves on the board with these events. */
  flights(events: GameEvent[], view: V): Flight[];
  /** The place where something happened last, if it has one. */
  fresh(events: GameEvent[]): string | null;
}

/** What is chosen and pointed at; nothing of it is played yet. */
export interface Selection<D = Record<string, unknown>> {
  /** References in the order they were chosen; one may be chosen as often as an offer has it. */
  chosen: string[];
  /** The place that was chosen last. */
  place: string | null;
  /** The place under the pointer. */
  hover: string | null;
  /** The place the keyboard is on. */
  focus: string | null;
  /** What else a game lets people set before they play, such as how a tile is turned. */
  draft: D;
}

/** What a person wants. */
export type Intent =
  /** Play these actions. */
  | { play: string[] }
  /** Play these, which end the turn; asks first if something would be lost. */
  | { end: string[] }
  /** Choose a reference, or let go of it; what is left alone is played. */
  | { choose: string }
  /** Change the selection as told. */
  | { select: Partial<Selection> }
  /** Say why this action is not possible; `instead` may give a better sentence than the engine's. */
  | { explain: string; instead?: (refusal: Refusal) => string | null }
  /** Let go of everything. */
  | { letGo: true }
  | null;

/** What never changes in a game, such as costs and supplies. */
// biome-ignore lint/suspicious/noExplicitAny: only the game itself knows the form of its facts.
export type Facts = Record<string, any>;

/** Everything a table may know. */
export interface Context<V extends View = View> extends Words {
  view: V;
  /** What never changes in this game: costs, supplies. */
  facts: Facts;
  selection: Selection;
  /** What the person at the screen may do now; nothing if it is not for him to decide. */
  offers: Offer[];
  /** Those of them that touch everything chosen. */
  left: Offer[];
  isMyTurn: boolean;
  /** The actions that a hint or a review advises at this moment. */
  advised: string[];
  /** The place where something just happened. */
  fresh: string | null;
  /** The shape of a seat. */
  emblem(seat: string): Drawing;
  /** A button; its id is the game's own choice. */
  chip(chip: import("../ui/chip.js").Chip): Drawing;
  act(intent: Intent): void;
}

/** A short piece of news with a picture. */
export interface News {
  text: string;
  tone: "refusal" | "news";
  rule?: string;
  picture?: Drawing;
}

/** A step of a plan in words; its number stands on the board where it leads to. */
export interface Step {
  text: string;
}

/** Something people must see before play goes on, such as a scoring round; a game adds what it shows. */
export interface Interlude {
  /** Whether play waits for somebody to go on; before that it is only shown beside the board. */
  done: boolean;
}

/** The points of a seat, part by part, for the chart at the end. */
export interface Tally {
  seat: string;
  parts: { label: string; source: string; points: number }[];
}

export interface Table<V extends View = View, I extends Interlude = Interlude> {
  /** How a choice begins at a moment; with the selection and the view before it, also what stays chosen. */
  begin(view: V, before: { selection: Selection; view: V } | null): Partial<Selection>;
  /** What a tap on a place means. */
  tap(context: Context<V>, place: string): Intent;
  /** What a turn of the wheel or of two fingers means, clockwise (1) or back (-1); null if it is not for the game. */
  turn(context: Context<V>, by: 1 | -1, place: string | null): Intent;
  /** What keys of the game mean. */
  keys: Record<string, (context: Context<V>) => Intent>;
  marks(context: Context<V>): Marks;
  /** What to do now, in a sentence. */
  prompt(context: Context<V>): string;
  /** A better title for the turn than "… to act", if the game has one. */
  title(context: Context<V>): string | null;
  /** The buttons of this moment. */
  controls(context: Context<V>): Drawing;
  /** What is shown in their place while somebody else decides. */
  watching(context: Context<V>): Drawing;
  /** What the mover has to spend, beside the title; with `spent` all of it is used up. */
  purse(context: Context<V>, spent: boolean): Drawing;
  /** What would be lost if the turn ended now, as a question; null if nothing would. */
  unspent(context: Context<V>): string | null;
  /** What the top line says of the game. */
  header(context: Context<V>): Drawing;
  /** What a seat has, as part of its card. */
  belongings(context: Context<V>, seat: string): Drawing;
  /** What has not come into play yet. */
  supplies(context: Context<V>): Drawing;
  /** What can be done at a place now, in words. */
  offersAt(context: Context<V>, place: string): string | null;
  /** What else is told of a place when it is pointed at. */
  facts(context: Context<V>, place: string): string | null;
  /** News that chance brought the person at the screen. */
  news(context: Context<V>, entries: Entry[]): News | null;
  interlude: {
    /** What is on show after a moment, from what was on show before; the entries may be those of a whole game. */
    follow(shown: I | null, moment: Moment<V>): I | null;
    title(context: Context<V>, shown: I): string;
    draw(context: Context<V>, shown: I): Drawing;
  };
  /** A plan, step by step; the view is that of the moment before it, if it is known. */
  steps(context: Context<V>, actions: string[], view: V | null): Step[];
  tally(context: Context<V>, first: V, log: Entry[]): Tally[];
  /** The sources of points, in the order of the chart. */
  sources: string[];
  /** How the game is played, in short. */
  guide(facts: Facts, words: Words): Drawing;
  verbs: {
    /** With these a player says himself that he is done; a turn that ends by any other can be taken back. */
    closing: Set<string>;
    /** The one behind the button that ends a turn. */
    ending: string;
    /** With these alone nobody has had a turn. */
    waiting: Set<string>;
    /** Too much to be played before its place was pointed at, even if there is only one. */
    weighty: Set<string>;
  };
  /** Events on the way to something; a short account of a turn leaves them out. */
  passing: Set<string>;
  /** Reasons of computer players whose points are those of one scoring; others say in words what theirs are. */
  paying: Set<string>;
  /** Whether what the computer players have in mind is nobody's business at this moment. */
  isSecret(view: V): boolean;
}

/** A game as `import()` brings it. */
export interface Game<V extends View = View> {
  // biome-ignore lint/suspicious/noExplicitAny: marks and interludes are the game's own business.
  board: Board<V, any>;
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  table: Table<V, any>;
  /** The picture of the start screen. */
  scene(): Drawing;
  /** Its own texts as Fluent source: what the site says of it, its events and refusals, its computer players. */
  texts: { site: string; game: string; bots: string };
}
