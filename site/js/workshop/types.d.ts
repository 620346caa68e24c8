/** The plain data of the workshop. */

import type { Examined } from "../engine/protocol.d.ts";

/** Something that is wrong in the text; the line counts from 1, if it is known. */
export interface Fault {
  line: number | null;
  message: string;
}

export interface WorkshopState {
  text: string;
  /** The example that was opened last. */
  name: string;
  /** All examples: name, id, and sentence by language. */
  examples: { name: string; id: string; text: Record<string, string> }[];
  /** What the last readable text shows. */
  examined: Examined | null;
  faults: Fault[];
  /** Whether the text has not been read yet. */
  busy: boolean;
  /** The case on show. */
  at: number;
}
