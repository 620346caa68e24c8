/** The play page as its dialogs and its start screen see it. */

import type { createClient } from "../engine/client.js";
import type { Words } from "../games/contract.d.ts";
import type { Fork } from "../session/receiving.js";
import type { Session } from "../session/session.js";
import type { Loaded, Notice, Saved } from "../session/types.d.ts";
import type { Settings } from "../storage/preferences.js";
import type { Saves } from "../storage/saves.js";
import type { Setup } from "../storage/schema.js";
import type { Table } from "../table/types.d.ts";

/** What a dialog is about; each knows its own part. */
export interface About {
  /** The name of a game. */
  game?: string;
  /** Why something could not be opened. */
  text?: string;
  /** What would be lost with these actions. */
  question?: string;
  actions?: string[];
  /** The seat that a letter is for. */
  to?: string | null;
  /** A link whose course forks from a saved game. */
  link?: string;
  /** A link under a phrase, and why it did not open. */
  sealed?: string;
  refused?: string;
  /** The result of copying an address. */
  copy?: { address: string; isCopied: boolean; words: string };
}

export interface PageState {
  screen: "start" | "table";
  /** Loading progress of the engine: a fraction from 0 to 1, then true. */
  engine: number | true;
  /** Whether the engine does not start and the dialog that said so was closed. */
  broken: boolean;
  /** Whether the device refuses to save games. */
  unkept: boolean;
  /** The dialog that is open, and what it is about. */
  dialog: string | null;
  about: About | null;
  /** A message on the start screen. */
  notice: Notice | null;
  /** Switches to a newer version of the site, if one is waiting. */
  newer: (() => Promise<string>) | null;
  /** Saved games, newest first. */
  list: Saved[];
  /** What is searched for among them. */
  search: string;
  /** The game that was just deleted, which can be brought back. */
  removed: Saved | null;
  /** The setup on the start screen. */
  setup: Setup;
  settings: Settings;
  /** How the turns of a review are shown: worst first or in order, for one seat or all; and of which game. */
  reviewing: { order: string; seat: string | null; game: string };
}

export interface App {
  state: PageState;
  update(patch?: Partial<PageState>): void;
  session: Session;
  table: Table;
  client: ReturnType<typeof createClient>;
  saves: Saves;
  /** Load a game. */
  load(game: string): Promise<Loaded>;
  /** A loaded game; null while it is loading. */
  loaded(game: string): Loaded | null;
  /** The words of a loaded game, with seats named P1 to P5; null while it is loading. */
  words(game: string): Words | null;
  changeSettings(patch: Partial<Settings>): void;
  /** Open a game from the chosen file. */
  importFile(event: Event): Promise<void>;
  /** Open a link, or say why it could not be opened. */
  openLink(text: string, fork?: Fork): Promise<void>;
}
