// @ts-check
/** What the choice at hand would bring: pay, get, then, after; always four lines, so that nothing moves when they fill. */

import { html, nothing } from "lit-html";
import { say } from "../ui/texts.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("../games/contract.d.ts").Context} Context */

/** @param {Table} table @param {Context} context */
export function outlookBox({ session }, context) {
  const outlook = session.state.game?.table.outlook;
  if (!outlook || !context.isMyTurn) return nothing;
  const actions = outlook.actions(context);
  const preview = actions ? context.preview(actions) : null;
  const amounts = (/** @type {"pay" | "get" | "after"} */ key) =>
    preview && Object.keys(preview[key]).length ? outlook.amounts(context, preview[key], key) : nothing;
  const also = preview ? outlook.also(context, preview) : [];
  const line = (/** @type {string} */ key, /** @type {unknown} */ words) =>
    html`<div class=${`outlook-${key}`}><dt>${say(`outlook-${key}`)}</dt><dd>${words}</dd></div>`;
  if (!preview && outlook.idle) return html`<div class="outlook outlook-idle"><p>${outlook.idle(context)}</p></div>`;
  return html`<dl class=${preview ? "outlook" : "outlook outlook-empty"} tabindex="0">
    ${line("pay", preview ? (Object.keys(preview.pay).length ? amounts("pay") : say("outlook-nothing")) : nothing)}
    ${line("get", amounts("get"))}
    ${line("then", preview ? [...also, outlook.next(context, preview)].join(" · ") : nothing)}
    ${line("after", preview ? amounts("after") : nothing)}</dl>`;
}
