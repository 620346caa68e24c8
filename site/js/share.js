// @ts-check
/** The game at this moment as a link: copied, sent, or shown as a QR code. */

import { html, nothing, svg } from "lit-html";
import encodeQR from "qr";
import { announce } from "./announce.js";
import { chip } from "./chip.js";
import { exportFile, shareAddress } from "./files.js";
import { frame } from "./frame.js";
import { state, update } from "./state.js";
import { say } from "./texts.js";

/** Nothing is made yet. @type {{of: object | null | undefined, seats: string, address: string}} */
const NOTHING = { of: null, seats: "", address: "" };
/** The moment and the seats the address was made for, and the address. */
let made = NOTHING;

export function share() {
  const seats = JSON.stringify(Object.values(state.saved?.seats ?? {}));
  const of = state.past ?? state.moment;
  if (made.of !== of || made.seats !== seats) void make(of, seats);
  const { address } = made;
  const mover = (state.past ?? state.moment)?.view.mover;
  const whose = state.saved?.seats[mover]?.name;
  return frame(
    say("share-title"),
    html`<div class="share"><p>${whose ? say("share-line", { name: whose }) : say("share-line-plain")}</p>
      <input type="text" id="share-link" readonly aria-label=${say("link-label")} .value=${address} @focus=${(/** @type {any} */ event) => event.target.select()}>
      <div class="chips">
        ${chip({ label: say("do-copy"), run: () => copy(address), off: !address, strong: true, id: "copy" })}
        ${"share" in navigator ? chip({ label: say("do-send"), run: () => navigator.share({ title: say("site-title"), url: address }).catch(() => {}), off: !address, id: "send" }) : nothing}
        ${chip({ label: say("do-export"), run: exportFile, id: "export" })}
      </div>
      ${address && state.about?.of === address ? outcome(state.about) : nothing}
      <p class="small">${say("share-length", { length: address.length })}</p></div>
      ${address ? code(address) : nothing}`,
  );
}

/**
 * Make the address; if the engine dies meanwhile, the next time the page is drawn asks again.
 * @param {typeof made.of} of
 * @param {string} seats
 */
async function make(of, seats) {
  const mine = { of, seats, address: "" };
  made = mine;
  try {
    mine.address = await shareAddress();
    update();
  } catch {
    if (made === mine) made = NOTHING;
  }
}

/** Copy the address, or else mark it and tell how to do it by hand. @param {string} address */
async function copy(address) {
  const copied = (await isCopied(address)) || copyMarked();
  const told = say(copied ? "copied" : "copy-failed");
  update({ about: { of: address, copied, told } });
  announce([told]);
}

/** Whether the browser has a clipboard and took the address into it. @param {string} address */
async function isCopied(address) {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

/** Copy as browsers did before they had a clipboard to write to; the field stays marked. */
function copyMarked() {
  const field = /** @type {HTMLInputElement} */ (document.getElementById("share-link"));
  field.focus();
  field.select();
  return document.execCommand("copy");
}

/** What came of copying. @param {{copied: boolean, told: string}} about */
function outcome({ copied, told }) {
  return html`<p class=${`message message-${copied ? "news" : "refusal"}`}>${told}</p>`;
}

/** A QR code as one path. @param {string} address */
function code(address) {
  const rows = encodeQR(address, "raw", { ecc: "low", border: 3 });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return html`<svg class="qr" id="qr" viewBox="0 0 ${rows.length} ${rows.length}" role="img" aria-label=${say("qr-label")} shape-rendering="crispEdges">${svg`<rect width=${rows.length} height=${rows.length} fill="#fff"></rect><path d=${path} fill="#000"></path>`}</svg>`;
}
