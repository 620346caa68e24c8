/** What the parts of a frame tell each other. */

import type { Options } from "../diagram/options.js";
import type { Drawing } from "../games/contract.d.ts";

/** What an awake board needs from the frame around it. */
export interface Bar {
  options: Options;
  /** What the board shows, if somebody wrote it. */
  text: string;
  play(): void;
  again(): void;
  /** The way to the whole site, with a game. */
  onward(link: string): Drawing;
}
