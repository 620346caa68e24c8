// @ts-check
/** The game at this moment as a link: copied, sent, or shown as a QR code. */

import { html, nothing, svg } from "lit-html";
import encodeQR from "qr";
import { people } from "../session/state.js";
import { letterAsText, linkLast, seatsAsText } from "../storage/addresses.js";
import { download } from "../storage/files.js";
import { seal } from "../storage/sealed.js";
import { announce } from "../ui/announce.js";
import { chip } from "../ui/chip.js";
import { copied } from "../ui/copy.js";
import { say } from "../ui/texts.js";
import { frame } from "./frame.js";
import { firstTo, isHidden, wrappingForm } from "./share-hidden.js";

/** @typedef {import("./types.d.ts").App} App */

/** No address has been made yet. @type {{of: object | null | undefined, seats: string, wrapped: string, address: string}} */
const NOTHING = { of: null, seats: "", wrapped: "", address: "" };
/** The moment and the seats the address was made for, how it is wrapped, and the address. */
let made = NOTHING;
/** Whom the link of a game with hidden hands is for, and the phrase it is under; each game begins with none. */
let wrapping = { game: "", to: "", phrase: "" };

/** @param {App} app */
export function share(app) {
  const { past, moment, saved } = app.session.state;
  const seats = JSON.stringify(Object.values(saved?.seats ?? {}));
  const of = past ?? moment;
  const hidden = isHidden(app);
  if (wrapping.game !== saved?.id) wrapping = { game: saved?.id ?? "", to: "", phrase: "" };
  const wrapped = hidden ? { to: wrapping.to || firstTo(app), phrase: wrapping.phrase } : null;
  if (made.of !== of || made.seats !== seats || made.wrapped !== JSON.stringify(wrapped))
    void make(app, of, seats, wrapped);
  const change = (/** @type {Partial<typeof wrapping>} */ patch) => {
    wrapping = { ...wrapping, ...patch };
    app.update();
  };
  const { address } = made;
  const mover = of?.view.mover ?? "";
  const { nameOf } = app.table.words();
  const next = past ? null : app.session.awaits();
  const whose = saved?.seats[mover] ? nameOf(mover) : null;
  const send = async () => {
    const isSent = await navigator.share({ title: say("site-title"), url: address }).then(
      () => true,
      () => false,
    );
    if (isSent) void app.session.sent();
  };
  const line = next
    ? say("letter-send-line", { name: nameOf(next) })
    : whose
      ? say("share-line", { name: whose })
      : say("share-line-plain");
  return frame(
    app,
    next ? say("letter-send", { name: nameOf(next) }) : say("share-title"),
    html`<div class="share">${wrapped ? wrappingForm(app, wrapped, change) : html`<p>${line}</p>`}
      <input type="text" id="share-link" readonly aria-label=${say("link-label")} .value=${address} @focus=${(/** @type {any} */ event) => event.target.select()}>
      <div class="chips">
        ${chip({ label: say("do-copy"), run: () => copy(app, address), off: !address, strong: true, id: "copy" })}
        ${"share" in navigator ? chip({ label: say("do-send"), run: send, off: !address, strong: next !== null, id: "send" }) : nothing}
        ${chip({ label: say("do-export"), run: () => exportFile(app), id: "export" })}
        ${chip({ label: say("do-embed"), run: () => app.update({ dialog: "embed" }), off: !address, id: "embed" })}
      </div>
      ${outcome(app.state.about?.copy, address)}
      <p class="small">${say("share-length", { length: address.length })}</p>
      ${apart(app)}</div>
      ${address ? code(address) : nothing}`,
  );
}

/**
 * Make the address; there is none while the engine may have another game, and if the engine dies meanwhile, the next drawing of
 * the page asks again.
 * @param {App} app
 * @param {typeof made.of} of
 * @param {string} seats
 * @param {import("./share-hidden.js").Wrapping | null} wrapped
 */
async function make({ session, update }, of, seats, wrapped) {
  const current = { of, seats, wrapped: JSON.stringify(wrapped), address: "" };
  made = current;
  try {
    const link = await linkNow(session, wrapped?.to);
    const shared = wrapped?.phrase ? await seal(link, wrapped.phrase) : link;
    current.address = `${location.origin}${location.pathname}#${shared}`;
    update();
  } catch {
    if (made === current) made = NOTHING;
  }
}

/**
 * The link of the moment on show with everything that goes with it.
 * @param {App["session"]} session
 * @param {string} [to] whom it is for
 */
async function linkNow(session, to = session.awaits() ?? "") {
  const { saved, opening, past } = session.state;
  if (!saved || opening) throw new Error("no game is on the table yet");
  const [link, letter] = await Promise.all([session.link(), past ? null : session.letter()]);
  const seats = Object.values(saved.seats);
  return linkLast(
    link +
      (letter ? letterAsText(link, saved.game, seats, to, letter) : seatsAsText(saved.game, seats, past ? "" : to)),
  );
}

/** The offer to play on by link, where several people share the screen. @param {App} app */
function apart({ session, table }) {
  const { saved, moment, past, hides } = session.state;
  const seats = people(session.state);
  if (!saved || saved.letter || past || moment?.view.mover === null || seats.length < 2) return nothing;
  const { nameOf } = table.words();
  const go = (/** @type {string} */ seat) => () => session.changeSeat(seat, { kind: "human", away: true });
  return html`<details class="apart" ?open=${!hides}><summary>${say("letter-apart")}</summary><div class="chips">${seats.map(
    (seat) => chip({ label: say("letter-apart-seat", { name: nameOf(seat) }), run: go(seat), id: `apart-${seat}` }),
  )}</div></details>`;
}

/** The game on the table as a file. @param {App} app */
export async function exportFile({ session }) {
  const { saved, opening } = session.state;
  if (saved && !opening) download(saved, saved.letter ? await linkNow(session) : await session.link());
}

/** Copy the address, or else select it and ask people to copy it by hand. @param {App} app @param {string} address */
async function copy({ update, session }, address) {
  const isCopied = await copied(address, "share-link");
  void session.sent();
  const words = say(isCopied ? "copied" : "copy-failed");
  update({ about: { copy: { address, isCopied, words } } });
  announce([words]);
}

/** The result of copying this address. @param {import("./types.d.ts").About["copy"]} copy @param {string} address */
function outcome(copy, address) {
  if (!address || copy?.address !== address) return nothing;
  return html`<p class=${`message message-${copy.isCopied ? "news" : "refusal"}`}>${copy.words}</p>`;
}

/** A QR code as one path. @param {string} address */
function code(address) {
  const rows = encodeQR(address, "raw", { ecc: "low", border: 3 });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return html`<svg class="qr" id="qr" viewBox="0 0 ${rows.length} ${rows.length}" role="img" aria-label=${say("qr-label")} shape-rendering="crispEdges">${svg`<rect width=${rows.length} height=${rows.length} fill="#fff"></rect><path d=${path} fill="#000"></path>`}</svg>`;
}
