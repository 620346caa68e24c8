// @ts-check
/** The page inside a frame: one board, drawn at once, awake on demand. */

import { render } from "lit-html";
import { readOptions } from "../diagram/options.js";
import { FIRST } from "../ui/sources.js";
import { spoken, textsOf } from "../ui/texts.js";
import { applyTheme } from "../ui/theme.js";
import { drawFrame, titleOfFrame } from "./draw.js";
import { createFrame } from "./frame.js";
import { awaitHello, obey, VERSION } from "./port.js";
import { mendTaps } from "./taps.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
/** The page around, once it has said hello. @type {MessagePort | null} */
let host = null;
/** The timer of the drawing that is due. */
let due = 0;
let isInSight = false;
/** The height last told. */
let told = 0;
/** Milliseconds; a frame that is out of sight, or has no height yet, may never be given a picture of the screen. */
const LATE = 200;

/** @param {string} tell @param {Record<string, unknown>} [detail] */
function tellHost(tell, detail = {}) {
  host?.postMessage({ tell, ...detail });
}

/** Draw the frame with the next picture of the screen, or soon if there is none. */
function redraw() {
  if (due) return;
  const run = () => {
    if (!due) return;
    clearTimeout(due);
    due = 0;
    draw();
  };
  requestAnimationFrame(run);
  due = Number(setTimeout(run, LATE));
}

function draw() {
  if (!textsOf(FIRST)) return; // nothing can be said yet
  const { options, source } = frame.state;
  const { theme } = options;
  if (document.documentElement.dataset.wanted !== theme) applyTheme(theme);
  document.documentElement.dataset.wanted = theme;
  document.documentElement.lang = spoken();
  try {
    render(drawFrame(frame), root);
    if (source) document.title = titleOfFrame(source);
  } catch (error) {
    tellHost("error", { message: String(error) });
    throw error;
  }
  tellHeight();
}

const frame = createFrame(readOptions(location.hash), {
  changed: redraw,
  moved: (state) => tellHost("state", state),
  played: (actions) => tellHost("move", { actions }),
  failed: (message) => tellHost("error", { message }),
  isInSight: () => isInSight,
});

/** Tell the page around how high the frame should be, once its picture is there. */
function tellHeight() {
  const shown = root.querySelector(".board, [role=alert]");
  const height = Math.ceil(root.getBoundingClientRect().height);
  if (!host || !shown || height === told || ("complete" in shown && !shown.complete)) return;
  told = height;
  tellHost("height", { height });
}

awaitHello((port) => {
  host = port;
  port.onmessage = ({ data }) => obey(frame, data);
  document.documentElement.classList.add("flows"); // the frame becomes as high as its content
  tellHost("ready", { version: VERSION });
  told = 0;
  tellHeight();
  frame.tell();
});

addEventListener("hashchange", () => void frame.change(readOptions(location.hash)));
window.addEventListener("keydown", (event) => frame.state.awake?.press(event));
addEventListener("resize", redraw);
new ResizeObserver(tellHeight).observe(root);
for (const end of ["load", "error"]) root.addEventListener(end, tellHeight, true); // pictures; out of sight nothing else tells
// A lost engine is replaced, and the session goes on with the next one.
addEventListener("unhandledrejection", (event) => event.reason?.name === "EngineLost" && event.preventDefault());
addEventListener("pagehide", frame.sleep);

/** Wake the board when it comes into sight, if the author wants that. */
new IntersectionObserver((seen) => {
  isInSight = seen.at(-1)?.isIntersecting ?? false;
  if (isInSight && frame.state.options.wake === "visible") void frame.wake();
}).observe(root);

mendTaps();
void frame.open();
