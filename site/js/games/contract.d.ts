/**
 * What a game gives the site: a pure `Board`, and a `Table` that guides people through its decisions.
 *
 * Neither knows a rule, a cost or a score: every number comes with the view. A board imports nothing but `ui/` and lit-html, so
 * that it can be drawn without an engine. A table gets all it needs through one `Context` and answers with values; what a person
 * does becomes an `Intent`, and only the session carries it out.
 */

import type { Entry, GameEvent, Moment, Refusal } from "../engine/protocol.d.ts";
import type { Offer, View } from "../engine/view.d.ts";

/** Anything lit-html can put on the page. */
export type Drawing = unknown;

/** A place on the board that can be pointed at, such as a cell or an area. */
export interface Place {
  id: string;
  /** Its middle, in units of the drawing. */
  x: number;
  y: number;
}

/** What every board can highlight; a game may add marks of its own. */
export interface Marks {
  /** The chosen place. */
  chosen: string | null;
  /** The place the keyboard is on. */
  focus: string | null;
}

/** Something that moved, and how it looks in flight. */
export interface Flight {
  drawing: Drawing;
  from: [number, number];
  to: [number, number];
}

/** Texts and names in the language of the page. */
export interface Words {
  /** A text of the site or of the game. */
  say(id: string, params?: Record<string, unknown>): string;
  /** An event or a refusal as a sentence. */
  tell(told: { key: string; params: Record<string, unknown> }): string;
  /** A reason of a computer player as a sentence. */
  reason(told: { key: string; params: Record<string, unknown> }): string;
  /** The name of a seat. */
  nameOf(seat: string): string;
}

/** A game as a picture. The same view and marks always give the same drawing. */
export interface Board<V extends View = View, M extends Marks = Marks> {
  /** Size of the drawing in its own units. */
  size: { width: number; height: number };
  /** Marks that highlight nothing. */
  noMarks: M;
  draw(view: V, marks: M): Drawing;
  /** Every place, in the rows and columns that the arrow keys follow; a row may have gaps. */
  rows(view: V): (Place | null)[][];
  /** The places that should stay visible when there is not room for all. */
  inPlay(view: V): string[];
  /** The place that gets the keyboard focus first. */
  entry(view: V): string;
  /** The name of a place, if it differs from its id. */
  name?(place: string, words: Words): string;
  /** All there is to know about a place, in words. */
  describe(view: V, place: string, words: Words): string[];
  /** What these events move on the board. */
  flights(events: GameEvent[], view: V): Flight[];
  /** The place where something last happened, if there is one. */
  fresh(events: GameEvent[]): string | null;
}

/** What is chosen and pointed at; none of it is played yet. */
export interface Selection<D = Record<string, unknown>> {
  /** References in the order they were chosen; one may be chosen as many times as an offer lists it. */
  chosen: string[];
  /** The last place chosen. */
  place: string | null;
  /** The place under the pointer. */
  hover: string | null;
  /** The place the keyboard is on. */
  focus: string | null;
  /** Whatever else a game lets people set before they play, such as the rotation of a tile. */
  draft: D;
}

/** What a person wants. */
export type Intent =
  /** Play these actions. */
  | { play: string[] }
  /** Play these actions, which end the turn; asks first if something would be lost. */
  | { end: string[] }
  /** Choose a reference, or deselect it; when only one offer is left, it is played. */
  | { choose: string }
  /** Change the selection. */
  | { select: Partial<Selection> }
  /** Say why this action is not possible; `instead` may give a better sentence than the engine's. */
  | { explain: string; instead?: (refusal: Refusal) => string | null }
  /** Deselect everything. */
  | { letGo: true }
  | null;

/** The fixed data of a game, such as costs and supplies. */
// biome-ignore lint/suspicious/noExplicitAny: only the game itself knows the form of its facts.
export type Facts = Record<string, any>;

/** Everything a table may know. */
export interface Context<V extends View = View> extends Words {
  view: V;
  /** The fixed data of this game: costs, supplies. */
  facts: Facts;
  selection: Selection;
  /** What the person at the screen may do now; empty if the decision is somebody else's. */
  offers: Offer[];
  /** The offers that touch everything chosen. */
  left: Offer[];
  isMyTurn: boolean;
  /** The actions that a hint or a review advises at this moment. */
  advised: string[];
  /** The place where something just happened. */
  fresh: string | null;
  /** The shape of a seat. */
  emblem(seat: string): Drawing;
  /** A button; the game chooses its id. */
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

/** A step of a plan in words; its number is shown on the board where it leads. */
export interface Step {
  text: string;
}

/** Something people must see before play continues, such as a scoring round; a game adds what it shows. */
export interface Interlude {
  /** Whether it is complete and play waits for somebody to continue; before that it is only shown beside the board. */
  done: boolean;
}

/** The points of a seat, part by part, for the chart at the end. */
export interface Tally {
  seat: string;
  parts: { label: string; source: string; points: number }[];
}

export interface Table<V extends View = View, I extends Interlude = Interlude> {
  /** How a choice begins at a moment; given the selection and the view before it, also what stays chosen. */
  begin(view: V, before: { selection: Selection; view: V } | null): Partial<Selection>;
  /** What a tap on a place means. */
  tap(context: Context<V>, place: string): Intent;
  /** What a turn of the wheel or of two fingers means, clockwise (1) or anticlockwise (-1); null if the game has no use for it. */
  turn(context: Context<V>, by: 1 | -1, place: string | null): Intent;
  /** What the game's own keys mean. */
  keys: Record<string, (context: Context<V>) => Intent>;
  marks(context: Context<V>): Marks;
  /** What to do now, in a sentence. */
  prompt(context: Context<V>): string;
  /** A better title for the turn than "… to act", if the game has one. */
  title(context: Context<V>): string | null;
  /** The buttons of this moment. */
  controls(context: Context<V>): Drawing;
  /** What is shown instead while somebody else decides. */
  watching(context: Context<V>): Drawing;
  /** What the mover has left to spend, beside the title; if `spent`, all of it is used up. */
  purse(context: Context<V>, spent: boolean): Drawing;
  /** What would be lost if the turn ended now, as a question; null if nothing would. */
  unspent(context: Context<V>): string | null;
  /** What the top bar says about the game. */
  header(context: Context<V>): Drawing;
  /** What a seat has, as part of its card. */
  belongings(context: Context<V>, seat: string): Drawing;
  /** What has not come into play yet. */
  supplies(context: Context<V>): Drawing;
  /** What can be done at a place now, in words. */
  offersAt(context: Context<V>, place: string): string | null;
  /** What else to say about a place under the pointer. */
  facts(context: Context<V>, place: string): string | null;
  /** News that chance brought the person at the screen. */
  news(context: Context<V>, entries: Entry[]): News | null;
  interlude: {
    /** The interlude on show after a moment, given the one before; the entries may be those of a whole game. */
    follow(shown: I | null, moment: Moment<V>): I | null;
    title(context: Context<V>, shown: I): string;
    draw(context: Context<V>, shown: I): Drawing;
  };
  /** A plan, step by step; the view is that of the moment before it, if known. */
  steps(context: Context<V>, actions: string[], view: V | null): Step[];
  tally(context: Context<V>, first: V, log: Entry[]): Tally[];
  /** The sources of points, in the order of the chart. */
  sources: string[];
  /** How to play the game, in brief. */
  guide(facts: Facts, words: Words): Drawing;
  verbs: {
    /** Verbs by which players themselves end their turn; the last action of a turn that ends in any other way can be undone. */
    closing: Set<string>;
    /** The verb of the button that ends a turn. */
    ending: string;
    /** Verbs that do not make a turn by themselves. */
    waiting: Set<string>;
    /** Verbs too important to be played before their place is chosen, even if there is only one. */
    weighty: Set<string>;
  };
  /** Minor events, which a short account of a turn leaves out. */
  passing: Set<string>;
  /** Reasons of computer players whose points are those of one scoring; other reasons explain their points in words. */
  paying: Set<string>;
  /** Whether the computer players' plans must stay secret at this moment. */
  isSecret(view: V): boolean;
}

/** A game as `import()` brings it. */
export interface Game<V extends View = View> {
  // biome-ignore lint/suspicious/noExplicitAny: only the game itself knows its marks and interludes.
  board: Board<V, any>;
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  table: Table<V, any>;
  /** The picture on the start screen. */
  scene(): Drawing;
  /** Its own texts as Fluent source: what the site says about it, its events and refusals, its computer players' reasons. */
  texts: { site: string; game: string; bots: string };
}
