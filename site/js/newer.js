// @ts-check
/** The offer to change to a newer version of the site; never taken without being asked. */

import { nothing } from "lit-html";
import { chip } from "./chip.js";
import { state, update } from "./state.js";
import { say } from "./texts.js";

export function newer() {
  const { newer: takeOver } = state;
  if (!takeOver) return nothing;
  const run = async () => {
    if ((await takeOver()) !== "reloading") update({ message: { text: say("newer-tabs"), tone: "news" } });
  };
  return chip({ label: say("do-newer"), run, id: "newer" });
}
