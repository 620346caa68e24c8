/** What a table is made of, and what the page around it lends it. */

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
  /** How far the engine is while it loads, else nothing. */
  loading(): Drawing;
  /** More buttons for the top line. */
  extras(): Drawing;
  leave(): void;
  /** Draw again with the next frame. */
  redraw(): void;
}

export interface Table {
  session: Session;
  host: Host;
  /** How the ids of this table begin; empty for the only one of a page. */
  prefix: string;
  viewport: Viewport;
  /** The element of this table, once it is drawn. */
  element: HTMLElement | null;
  words(): Words;
  /** Everything about the moment on show. */
  context(): Context;
  chip(chip: Chip): Drawing;
  /** What was drawn last, for what follows a drawing. */
  followed: { line: Element | null; past: boolean };
}

export type { Context, Drawing, View };
