/** The play page as its dialogs and its start screen see it. */

import type { createClient } from "../engine/client.js";
import type { Words } from "../games/contract.d.ts";
import type { Session } from "../session/session.js";
import type { Loaded, Notice, Saved } from "../session/types.d.ts";
import type { Settings } from "../storage/preferences.js";
import type { Saves } from "../storage/saves.js";
import type { Setup } from "../storage/schema.js";
import type { Table } from "../table/types.d.ts";

/** What a dialog is about; each knows its own part. */
export interface About {
  /** A game that would be removed. */
  saved?: Saved;
  /** Why something does not open. */
  text?: string;
  /** What would be lost with these actions. */
  question?: string;
  actions?: string[];
  /** What came of copying an address. */
  copy?: { address: string; isCopied: boolean; words: string };
}

export interface PageState {
  screen: "start" | "table";
  /** How far the engine is: a share from 0 to 1 while it loads, then true. */
  engine: number | true;
  /** Whether the engine does not start, and the dialog that said so was closed. */
  broken: boolean;
  /** Whether the device refuses to keep games. */
  unkept: boolean;
  /** The dialog that is open, and what it is about. */
  dialog: string | null;
  about: About | null;
  /** Something said on the start screen. */
  notice: Notice | null;
  /** Changes to a newer version of the site, if one waits. */
  newer: (() => Promise<string>) | null;
  /** Kept games, newest first. */
  list: Saved[];
  /** What the start screen is set to. */
  setup: Setup;
  settings: Settings;
  /** How the turns of a review are shown: worst first or in order, of one seat or of all. */
  reviewing: { order: string; seat: string | null };
}

export interface App {
  state: PageState;
  update(patch?: Partial<PageState>): void;
  session: Session;
  table: Table;
  client: ReturnType<typeof createClient>;
  saves: Saves;
  /** Let a game come. */
  load(game: string): Promise<Loaded>;
  /** The games that have been loaded; null while one is on its way. */
  loaded(game: string): Loaded | null;
  /** The words of a game that is loaded, with seats called as they are written. */
  words(game: string): Words | null;
  changeSettings(patch: Partial<Settings>): void;
  /** Open a game from a file that was chosen. */
  importFile(event: Event): Promise<void>;
  /** Open a link, or say why it does not open. */
  openLink(text: string): Promise<void>;
}
