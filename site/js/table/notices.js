// @ts-check
/** Notices of a session in words: shown beside the turn, and announced. */

import { announce } from "../ui/announce.js";
import { say } from "../ui/texts.js";

/** @typedef {import("../session/types.d.ts").Notice} Notice */

/**
 * @param {Notice} notice
 * @param {import("../games/contract.d.ts").Words | null} words of the game on the table
 */
export function noticeText({ key, params, refusal, text }, words) {
  if (text !== undefined) return text;
  const reason = refusal && (words?.tell(refusal) ?? refusal.reason);
  return key ? say(key, { ...params, ...(reason && { reason }) }) : (reason ?? "");
}

/**
 * @param {Notice} notice
 * @param {import("../games/contract.d.ts").Words | null} words
 */
export function announceNotice(notice, words) {
  const sentence = noticeText(notice, words);
  announce([notice.rule ? say("refused", { sentence, rule: notice.rule }) : sentence]);
}
