/** What a table consists of, and what the page around it provides. */

import type { Viewport } from "../board/viewport.js";
import type { View } from "../engine/view.d.ts";
import type { Context, Drawing, Setting, Words } from "../games/contract.d.ts";
import type { Session } from "../session/session.js";
import type { Settings } from "../storage/preferences.js";
import type { Chip } from "../ui/chip.js";
import type { Replay } from "./replay.js";

/** What a page does for its tables. */
export interface Host {
  settings(): Settings;
  changeSettings(patch: Partial<Settings>): void;
  /** Open a dialog, if this page has it. */
  open(dialog: string): void;
  /** Whether a dialog is open. */
  hasDialog(): boolean;
  /** The loading progress of the engine; nothing once it is ready. */
  loading(): Drawing;
  /** A top bar of the page's own. */
  top?(): Drawing;
  /** More buttons for the top bar. */
  extras(): Drawing;
  leave(): void;
  /** Draw again with the next frame. */
  redraw(): void;
}

export interface Table {
  session: Session;
  host: Host;
  /** The prefix of this table's ids; empty for the only table of a page. */
  prefix: string;
  viewport: Viewport;
  replay: Replay;
  /** The element of this table, once it is drawn. */
  element: HTMLElement | null;
  /** Whether the board is shown at full size although the game would fold it on a narrow screen. */
  unfolded: boolean;
  words(): Words;
  /** Everything about the moment on show. */
  context(): Context;
  /** The fixed data and the words of the game, and the page of the board on show. */
  setting(): Setting;
  /** The page that the decision asked for, and the one that somebody has turned to since. */
  pages: { asked: string | null; chosen: string | null };
  chip(chip: Chip): Drawing;
  /** What was last drawn, for the steps after a drawing. */
  followed: { line: Element | null; past: boolean; game: string | undefined; view: View | null };
  /** What the board shows instead of a moment while pieces fly to it. */
  flight: { of: object; view: View; seats: View["seats"] | null } | null;
  /** Whether what the others did is folded away. */
  quiet: boolean;
  /** The step for which the buttons of the turn were made. */
  offered: number;
}

export type { Context, Drawing, View };
