// @ts-check
/** The offer to switch to a newer version of the site, which never happens unasked. */

import { nothing } from "lit-html";
import { chip } from "../ui/chip.js";
import { say } from "../ui/texts.js";

/** @param {import("../dialogs/types.d.ts").App} app */
export function newer({ state, session, update }) {
  const { newer: takeOver } = state;
  if (!takeOver) return nothing;
  const run = async () => {
    if ((await takeOver()) === "reloading") return;
    const notice = /** @type {const} */ ({ key: "newer-tabs", tone: "news" });
    update({ notice });
    session.point({ notice });
  };
  return chip({ label: say("do-newer"), run, id: "newer" });
}
