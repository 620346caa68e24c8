// @ts-check
/** The game at this moment as a link: copied, sent, or shown as a QR code. */

import { html, nothing, svg } from "lit-html";
import encodeQR from "qr";
import { seatsAsText } from "../storage/addresses.js";
import { download } from "../storage/files.js";
import { announce } from "../ui/announce.js";
import { chip } from "../ui/chip.js";
import { say } from "../ui/texts.js";
import { frame } from "./frame.js";

/** @typedef {import("./types.d.ts").App} App */

/** No address has been made yet. @type {{of: object | null | undefined, seats: string, address: string}} */
const NOTHING = { of: null, seats: "", address: "" };
/** The moment and the seats the address was made for, and the address. */
let made = NOTHING;

/** @param {App} app */
export function share(app) {
  const { past, moment, saved } = app.session.state;
  const seats = JSON.stringify(Object.values(saved?.seats ?? {}));
  const of = past ?? moment;
  if (made.of !== of || made.seats !== seats) void make(app, of, seats);
  const { address } = made;
  const mover = of?.view.mover ?? "";
  const whose = saved?.seats[mover] ? app.table.words().nameOf(mover) : null;
  const send = () => navigator.share({ title: say("site-title"), url: address }).catch(() => {});
  return frame(
    app,
    say("share-title"),
    html`<div class="share"><p>${whose ? say("share-line", { name: whose }) : say("share-line-plain")}</p>
      <input type="text" id="share-link" readonly aria-label=${say("link-label")} .value=${address} @focus=${(/** @type {any} */ event) => event.target.select()}>
      <div class="chips">
        ${chip({ label: say("do-copy"), run: () => copy(app, address), off: !address, strong: true, id: "copy" })}
        ${"share" in navigator ? chip({ label: say("do-send"), run: send, off: !address, id: "send" }) : nothing}
        ${chip({ label: say("do-export"), run: () => exportFile(app), id: "export" })}
      </div>
      ${outcome(app.state.about?.copy, address)}
      <p class="small">${say("share-length", { length: address.length })}</p></div>
      ${address ? code(address) : nothing}`,
  );
}

/**
 * Make the address; there is none while the engine may have another game, and if the engine dies meanwhile, the next drawing of
 * the page asks again.
 * @param {App} app
 * @param {typeof made.of} of
 * @param {string} seats
 */
async function make({ session, update }, of, seats) {
  const current = { of, seats, address: "" };
  made = current;
  const { saved, opening } = session.state;
  try {
    if (!saved || opening) throw new Error("no game is on the table yet");
    const link = await session.link();
    current.address = `${location.origin}${location.pathname}#${link}${seatsAsText(saved.game, Object.values(saved.seats))}`;
    update();
  } catch {
    if (made === current) made = NOTHING;
  }
}

/** The game on the table as a file. @param {App} app */
export async function exportFile({ session }) {
  const { saved, opening } = session.state;
  if (saved && !opening) download(saved, await session.link());
}

/** Copy the address, or else select it and ask people to copy it by hand. @param {App} app @param {string} address */
async function copy({ update }, address) {
  const copied = (await isCopied(address)) || copyMarked();
  const words = say(copied ? "copied" : "copy-failed");
  update({ about: { copy: { address, isCopied: copied, words } } });
  announce([words]);
}

/** Whether the browser has a clipboard and copied the address to it. @param {string} address */
async function isCopied(address) {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

/** Copy as browsers did before the clipboard API; the field stays selected. */
function copyMarked() {
  const field = /** @type {HTMLInputElement} */ (document.getElementById("share-link"));
  field.focus();
  field.select();
  return document.execCommand("copy");
}

/** The result of copying this address. @param {import("./types.d.ts").About["copy"]} copied @param {string} address */
function outcome(copied, address) {
  if (!address || copied?.address !== address) return nothing;
  return html`<p class=${`message message-${copied.isCopied ? "news" : "refusal"}`}>${copied.words}</p>`;
}

/** A QR code as one path. @param {string} address */
function code(address) {
  const rows = encodeQR(address, "raw", { ecc: "low", border: 3 });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return html`<svg class="qr" id="qr" viewBox="0 0 ${rows.length} ${rows.length}" role="img" aria-label=${say("qr-label")} shape-rendering="crispEdges">${svg`<rect width=${rows.length} height=${rows.length} fill="#fff"></rect><path d=${path} fill="#000"></path>`}</svg>`;
}
