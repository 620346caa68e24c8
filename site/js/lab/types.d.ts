/** The plain data of the Lab. */

import type { Reason } from "../engine/protocol.d.ts";
import type { View } from "../engine/view.d.ts";

/** A bot in the list: an example, or one of yours. */
export interface Bot {
  id: string;
  game: string;
  name: string;
  source: string;
  /** Examples cannot be changed: a change makes a copy. */
  isExample: boolean;
  /** It came by a link, and nobody has said that they trust its author. */
  isForeign?: boolean;
}

/** A side of a match. */
export type Entrant = { level: string } | { name: string; source: string };

/** What the page asks Python; `lab.py` answers. */
export type Asked =
  | {
      do: "begin";
      game: string;
      bots: Entrant[];
      games: number;
      seed: number;
      budget: number | null;
      limit: number;
      finished: Played[];
      lost: Lost | null;
    }
  | { do: "go_on"; seconds: number }
  | { do: "check"; name: string; source: string }
  | { do: "start"; game: string; players: number }
  | { do: "offered"; game: string }
  | { do: "look"; link: string; step: number }
  | { do: "evaluate"; code: string };

/** What a bot said about a decision. */
export interface Note {
  /** The step it is about, from 1, and the last step of the plan that began with it. */
  step: number;
  until: number;
  seat: number;
  printed: string;
  reasons: Reason[];
}

/** The game that Python plays, as far as it was told, and who thinks. */
export interface UnderWay {
  game: number;
  seat: number;
  actions: string[];
  notes: Note[];
}

/** Why a bot took Python down with it. */
export type Stopped = "silent" | "died";

/** A game that ended with Python, and the seconds that were waited for an answer. */
export interface Lost extends UnderWay {
  seconds: number;
  stopped: Stopped;
}

/** What a bot tried, and why that is not legal. */
export interface Refused {
  action: string;
  rule: string;
  key: string;
  params: Record<string, unknown>;
}

/** A game of a match. */
export interface Played {
  names: string[];
  scores: number[];
  winners: number[];
  /** By seat: decisions, those that took longer than the limit, seconds for all of them, and for the slowest. */
  decisions: number[];
  slow: number[];
  seconds: number[];
  longest: number[];
  illegal: number[];
  link: string;
  options: Record<string, unknown>;
  /** What ended it early; if the rules refused an action, `refused` says so in any language, else `reason` does in English. */
  fault: { seat: number; step: number; reason: string; refused: Refused | null } | null;
  /** If the fault ended Python as well: how. */
  stopped: Stopped | null;
  notes: Note[];
}

/** The standing of a bot, as the arena reports it. */
export interface Standing {
  games: number;
  rate: number;
  fair: number;
  interval: [number, number];
  mean_score: number;
  illegal: number;
}

export interface Match {
  game: string;
  /** What its luck comes from; tells it from other matches. */
  seed: number;
  running: boolean;
  games: number;
  /** Actions played in the game under way. */
  decisions: number;
  played: Played[];
  table: { games: number; bots: Record<string, Standing> } | null;
  /** Why it ended early, in words. */
  failure: string;
}

/** A game of a match, looked at. */
export interface Replay {
  played: Played;
  number: number;
  step: number;
  steps: number;
  view: View | null;
  /** What happened at this step. */
  events: { key: string; params: Record<string, unknown> }[];
}

/** A line of the prompt with its answer. */
export interface Line {
  code: string;
  printed: string;
  value?: string;
  error?: string;
  view?: View | null;
}

export interface LabState {
  python: "asleep" | "starting" | "ready" | "broken";
  bots: Bot[];
  /** The bot in the editor. */
  bot: Bot;
  opponents: string[];
  games: number;
  match: Match | null;
  replay: Replay | null;
  tab: "match" | "reference" | "prompt";
  sought: string;
  /** By game: its actions and what its views hold. */
  offered: Record<string, { code: string; key: "action" | "value"; value: string }[]>;
  lines: Line[];
  /** Whether the prompt waits for an answer. */
  isBusy: boolean;
  notice: { text: string; tone: "news" | "refusal"; undo?: () => unknown } | null;
}
