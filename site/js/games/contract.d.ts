/**
 * What a game gives the site: a pure `Board`, and a `Table` that guides people through its decisions.
 *
 * Neither knows a rule, a cost or a score: every number comes with the view. A board imports nothing but `ui/` and lit-html, so
 * that it can be drawn without an engine. A table gets all it needs through one `Context` and answers with values; what a person
 * does becomes an `Intent`, and only the session carries it out.
 */

import type { Entry, GameEvent, Moment, Preview, Reason, Refusal } from "../engine/protocol.d.ts";
import type { Amounts, Offer, View } from "../engine/view.d.ts";

/** Anything lit-html can put on the page. */
export type Drawing = unknown;

/** A place on the board that can be pointed at, such as a cell or an area. */
export interface Place {
  id: string;
  /** Its middle, in units of the drawing. */
  x: number;
  y: number;
  /** The part of the board it belongs to; PageUp and PageDown go from one to the next. */
  region?: string;
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
  /** Where it passes on its way. */
  by?: [number, number][];
  to: [number, number];
  /** How long it stays there before it is gone, in times of a flight; a while for words to be read. */
  stays?: number;
  /** Whether it grows out of the ground where it stays, instead of dropping there. */
  rises?: boolean;
}

/** Something staged on the board before the game goes on, such as a temple that scores; nobody has to wait for it. */
export interface Act {
  /** Where on the board it happens; null if only at the seat's card. */
  at: [number, number] | null;
  how: "glow" | "erupt" | "turn";
  /** What is seen there, around the origin. */
  drawing?: Drawing;
  /** What flies from there to the card of a seat, such as points. */
  badge?: Drawing;
  to?: string;
  /** What happens, in a sentence over the board. */
  caption?: string;
}

/** Texts and names in the language of the page. */
export interface Words {
  /** A text of the site or of the game; `ui/texts.js` says what a parameter can be. */
  say(id: string, params?: Record<string, unknown>): string;
  /** An event or a refusal as a sentence. */
  tell(told: { key: string; params: Record<string, unknown> }): string;
  /** A reason of a computer player as a sentence. */
  reason(told: { key: string; params: Record<string, unknown> }): string;
  /** The name of a seat. */
  nameOf(seat: string): string;
}

/** What a drawing depends on besides view and marks. */
export interface Setting {
  /** The fixed data of the game. */
  facts: Facts;
  /** For what is written on the board. */
  words: Words;
  /** The page on show; null if the whole board is. */
  page: string | null;
}

/** A part of a board that a small screen shows by itself. Its tab says the text `page-<id>` of the game. */
export interface Page {
  id: string;
  width: number;
  height: number;
}

/** A game as a picture. The same view, marks and setting always give the same drawing. */
export interface Board<V extends View = View, M extends Marks = Marks> {
  /** Size of the whole drawing in its own units. */
  size: { width: number; height: number };
  /** What a screen too small for the whole drawing shows instead, one page at a time. */
  pages?: Page[];
  /** Marks that highlight nothing. */
  noMarks: M;
  draw(view: V, marks: M, setting: Setting): Drawing;
  /** Class names for whatever stands around the board, such as the colours of the seats at this table. */
  look?(view: V): string;
  /** Every place on show, in the rows and columns that the arrow keys follow; a row may have gaps. */
  rows(view: V, setting: Setting): (Place | null)[][];
  /** The places that should stay visible when there is not room for all. */
  inPlay(view: V): string[];
  /** The place that gets the keyboard focus first. */
  entry(view: V, setting: Setting): string;
  /** The name of a place, if it differs from its id; empty if that is no place but only something to choose beside the board. */
  name?(place: string, words: Words): string;
  /** All there is to know about a place, in words. */
  describe(view: V, place: string, words: Words, setting: Setting): string[];
  /** What these events move on the board, given the view after them and the one before, if that is known. */
  flights(events: GameEvent[], view: V, setting: Setting, before: V | null): Flight[];
  /** The view before these events, without what they move: drawn while that is in the air, so that nothing is seen twice or too soon. */
  lifted?(before: V, events: GameEvent[]): V;
  /** What these events deserve to be shown for, one after another. */
  acts?(events: GameEvent[], view: V, setting: Setting): Act[];
  /** The place where something last happened, if there is one. */
  fresh(events: GameEvent[]): string | null;
}

/** What a picture needs of a board. */
export type Still<V extends View = View, M extends Marks = Marks> = Pick<
  Board<V, M>,
  "size" | "pages" | "noMarks" | "draw" | "look"
>;

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
  /** Play these actions; `promise` is what the mover announces to do later, which `keeps` understands. */
  | { play: string[]; promise?: unknown }
  /** Play these actions, which end the turn; asks first if something would be lost. */
  | { end: string[] }
  /** Choose a reference, or deselect it; when only one offer is left, it is played. */
  | { choose: string }
  /** Change the selection. */
  | { select: Partial<Selection> }
  /** Say why this action is not possible, now or `after` other actions; `instead` may give a better sentence than the engine's. */
  | { explain: string; after?: string[]; instead?: (refusal: Refusal) => string | null }
  /** The pointer is on something that shows a place, or no longer. */
  | { point: string | null }
  /** While all hands are covered: have the others look away and show the mover's hand, or cover it again. */
  | { hand: "show" | "cover" }
  /** Look at the hand of a seat for as long as something is pressed; null when it is let go. */
  | { peek: string | null }
  /** Say something that no rule says. */
  | { say: string }
  /** Undo the whole turn, as far as that is fair. */
  | { undoTurn: true }
  /** Deselect everything. */
  | { deselect: true }
  | null;

/** The fixed data of a game, such as costs and supplies. */
// biome-ignore lint/suspicious/noExplicitAny: only the game itself knows the form of its facts.
export type Facts = Record<string, any>;

/** Everything a table may know. */
export interface Context<V extends View = View> extends Words {
  view: V;
  /** The fixed data of this game: costs, supplies. */
  facts: Facts;
  /** The page of the board on show; null if the whole board is. */
  readonly page: string | null;
  selection: Selection;
  /** What the person at the screen may do now; empty if the decision is somebody else's. */
  offers: Offer[];
  /** The offers that touch everything chosen. */
  left: Offer[];
  isMyTurn: boolean;
  /** What some actions would certainly change; null until that is known, and then everything is drawn again. */
  preview(actions: string[]): Preview | null;
  /** What could be done after some actions, as whole gestures; null until that is known. */
  ahead(actions: string[]): Offer[] | null;
  /** What would come of an action if others agreed to it, and why it is refused; null until that is known. */
  prospect(action: string): { refusal: Refusal | null; prospect: unknown } | null;
  /** Why an action is refused after some others of the mover; null until that is known. */
  refusal(attempt: string, after: string[]): Refusal | null;
  /** How well the mover would stand after an action, in points; null until that is known. */
  worth(action: string): number | null;
  /** What has happened, as far as the viewer may know. */
  log: Entry[];
  /** Why the computer players did what they did, oldest first. */
  thoughts: { step: number; seat: string; reasons: Reason[] }[];
  /** The seats of people if several share the screen while hands are hidden; whose hand is open, if one is. */
  covered: { people: string[]; peek: { seat: string; view: V } | null } | null;
  /** The actions that a hint or a review advises at this moment. */
  advised: string[];
  /** What each of the others did since the person at the screen last acted, until that person acts. */
  others: { seat: string; actions: string[] }[];
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
  /** Whether it covers the board even before it is complete, because nobody needs the board until then. */
  covers?: boolean;
  /** Whether it never covers the board, because it is about what lies there. */
  beside?: boolean;
  /** Whether it is complete and play waits for somebody to continue; before that it is only shown beside the board. */
  done: boolean;
}

/** The points of a seat, part by part, for the chart at the end. */
export interface Tally {
  seat: string;
  parts: { label: string; source: string; points: number }[];
}

/** How a game guides people; a question that it leaves out, it never has anything to say to. */
export interface Table<V extends View = View, I extends Interlude = Interlude> {
  /** How a choice begins at a moment; given the selection and the view before it, also what stays chosen. */
  begin?(view: V, before: { selection: Selection; view: V } | null): Partial<Selection>;
  /** What a tap on a place means. */
  tap(context: Context<V>, place: string): Intent;
  /** What a turn of the wheel or of two fingers means, clockwise (1) or anticlockwise (-1); null for nothing. */
  turn?(context: Context<V>, by: 1 | -1, place: string | null): Intent;
  /** Things that people may drag onto a place; beside the board, an element names its thing in `data-drag`, or itself as a place in `data-drop`. */
  drag?: {
    /** The thing that can be dragged away from a place. */
    grasp(context: Context<V>, place: string): string | null;
    /** What it means to lift a thing. */
    lift(context: Context<V>, thing: string): Intent;
    /** What it means to drop it on a place. */
    drop(context: Context<V>, thing: string, place: string): Intent;
    /** How it looks under the pointer, around the origin. */
    ghost(context: Context<V>, thing: string): Drawing;
  };
  /** What the game's own keys mean. */
  keys?: Record<string, (context: Context<V>) => Intent>;
  marks(context: Context<V>): Marks;
  /** Places that are on the board only for the choice at hand, such as buttons on it, in rows for the arrow keys. */
  acts?(context: Context<V>): Place[][];
  /** The page that the decision of this moment needs, if the board has pages. */
  page?(context: Context<V>): string | null;
  /** What to do now, in a sentence. */
  prompt(context: Context<V>): string;
  /** Small buttons that go with that sentence and stand beside it, in the room it always has. */
  aside?(context: Context<V>): Drawing;
  /** A better title for the turn than "… to act", if the game has one. */
  title?(context: Context<V>): string | null;
  /** The buttons of this moment. */
  controls(context: Context<V>): Drawing;
  /** All actions of the game with their costs, below those buttons: always in sight at the same place, whoever is to act. */
  menu?(context: Context<V>): Drawing;
  /** What the choice at hand would bring, in four lines below the buttons; a game without it shows no such lines. */
  outlook?: {
    /** The actions in question: those pointed at or chosen; null if there are none. */
    actions(context: Context<V>): string[] | null;
    /** Amounts of its units, as signs or words. */
    amounts(context: Context<V>, amounts: Amounts, line: "pay" | "get" | "after"): Drawing;
    /** What else would happen at once, in short sentences. */
    also(context: Context<V>, preview: Preview): string[];
    /** What stands there while nothing is in question. */
    idle?(context: Context<V>): string;
    /** What would be decided next. */
    next(context: Context<V>, preview: Preview): string;
  };
  /** What is shown instead while somebody else decides. */
  watching?(context: Context<V>): Drawing;
  /** What the mover has left to spend, beside the title; if `spent`, all of it is used up. */
  purse?(context: Context<V>, spent: boolean): Drawing;
  /** What would be lost if the turn ended now, as a question; null if nothing would. */
  unspent?(context: Context<V>): string | null;
  /** What the top bar says about the game. */
  header(context: Context<V>): Drawing;
  /** What a seat has, as part of its card. */
  belongings(context: Context<V>, seat: string): Drawing;
  /** What has not come into play yet. */
  supplies?(context: Context<V>): Drawing;
  /** What can be done at a place now, in words. */
  offersAt(context: Context<V>, place: string): string | null;
  /** What else to say about a place under the pointer. */
  facts?(context: Context<V>, place: string): string | null;
  /** News that chance brought the person at the screen. */
  news?(context: Context<V>, entries: Entry[]): News | null;
  /** A panel beside the board with what the moment needs, such as offers; below the board on a narrow screen. */
  desk?(context: Context<V>): Drawing;
  /** The viewer's hand, as a row below the board. */
  hand?(context: Context<V>): Drawing;
  /** What stands beside the board while a narrow screen shows it small, because the desk matters more; null to show it large. */
  fold?(context: Context<V>): Drawing | null;
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
    ending?: string;
    /** Verbs that do not make a turn by themselves. */
    waiting?: Set<string>;
    /** Verbs too important to be played before their place is chosen, even if there is only one. */
    weighty?: Set<string>;
  };
  /** What the mover plays without being asked, because there is nothing to decide; null if there is. */
  forced?(view: V): string[] | null;
  /** What a promise of the mover means at this moment: actions, nothing yet, or that it is over. */
  keeps?(view: V, promise: unknown): string[] | "over" | null;
  /** Minor events, which a short account of a turn leaves out. */
  passing?: Set<string>;
  /** Reasons of computer players whose points are those of one scoring; other reasons explain their points in words. */
  paying?: Set<string>;
  /** Whether the desk already says why the computer players did what they did. */
  speaks?(view: V): boolean;
  /** Whether the computer players' plans must stay secret at this moment. */
  isSecret?(view: V): boolean;
}

/** A game as `import()` brings it. */
export interface Game<V extends View = View> {
  // biome-ignore lint/suspicious/noExplicitAny: only the game itself knows its marks and interludes.
  board: Board<V, any>;
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  table: Table<V, any>;
  /** The picture on the start screen. */
  scene(): Drawing;
  /** Its name in the catalogue and of its texts. */
  name: string;
}
