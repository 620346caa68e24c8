// @ts-check
/**
 * The conversation between a frame and the page around it, version 1. The page says hello once, with a port; after that only the port
 * counts. Whatever is not in this list is ignored.
 *
 * In: {do: "open", …options}, {do: "step", to} or {do: "step", by}, {do: "theme", theme}, {do: "lang", lang}, {do: "wake"}, {do: "sleep"}.
 * Out: {tell: "ready", version}, {tell: "state", step, steps, awake, playing}, {tell: "move", actions}, {tell: "height", height},
 * {tell: "error", message}.
 */

import { checked } from "../diagram/options.js";

export const VERSION = 1;
const FURTHEST = 100_000;

/** @typedef {import("./frame.js").Frame} Frame */
/** @typedef {(tell: string, detail: Record<string, unknown>) => void} Tell */

/**
 * Wait for the hello of the page around; only the first one counts, and only from that page.
 * @param {(port: MessagePort) => void} greeted
 */
export function awaitHello(greeted) {
  if (parent === window) return;
  const hear = (/** @type {MessageEvent} */ event) => {
    const [port] = event.ports;
    if (event.source !== parent || !port || !Number.isInteger(event.data?.sacbe) || event.data.sacbe < 1) return;
    removeEventListener("message", hear);
    greeted(port);
  };
  addEventListener("message", hear);
}

/**
 * Carry out what the page around asks for.
 * @param {Frame} frame
 * @param {unknown} message
 */
export function obey(frame, message) {
  if (typeof message !== "object" || message === null || Array.isArray(message)) return;
  const asked = /** @type {Record<string, unknown>} */ (message);
  const { options } = frame.state;
  switch (asked.do) {
    case "open":
      return void frame.change(checked(asked, { ...options, ...(("link" in asked || "scenario" in asked) && FRESH) }));
    case "step":
      if (isStep(asked.by)) return void frame.step(asked.by, true);
      if (isStep(asked.to)) return void frame.step(asked.to);
      return;
    case "theme":
      return frame.set({ theme: checked({ theme: asked.theme }, options).theme });
    case "lang":
      return void frame.change(checked({ lang: asked.lang }, options));
    case "wake":
      return void frame.wake();
    case "sleep":
      return frame.sleep();
  }
}

/** What another game does not take over from the one before. */
const FRESH = { link: "", scenario: "", case: 1, at: null, still: "", viewer: "" };

/** @param {unknown} value @returns {value is number} */
function isStep(value) {
  return Number.isInteger(value) && Math.abs(Number(value)) <= FURTHEST;
}
