/** What a table consists of, and what the page around it provides. */

import type { Viewport } from "../board/viewport.js";
import type { View } from "../engine/view.d.ts";
import type { Context, Drawing, Words } from "../games/contract.d.ts";
import type { Session } from "../session/session.js";
import type { Settings } from "../storage/preferences.js";
import type { Chip } from "../ui/chip.js";

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
  /** The element of this table, once it is drawn. */
  element: HTMLElement | null;
  words(): Words;
  /** Everything about the moment on show. */
  context(): Context;
  chip(chip: Chip): Drawing;
  /** What was last drawn, for the steps after a drawing. */
  followed: { line: Element | null; past: boolean };
}

export type { Context, Drawing, View };
