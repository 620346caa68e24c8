// @ts-check
/** The heart of a turn: a worker, the tiles that go with it, and what can be done on each board within reach. */

import { html, nothing } from "lit-html";
import { matching } from "../../ui/offers.js";
import { row } from "../../ui/texts.js";
import { group, offerButton, placeButton, shortened } from "./buttons.js";
import { COMPANIONS, gestures, laidOut, named, settledMoves, walks } from "./gestures.js";
import { powerPicture, tilePicture, workerPicture } from "./pictures.js";
import { press, takeWorker } from "./touch.js";
import { briefly, costOf, shortTitleOf, titleOf } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Gesture} Gesture */

/** @param {Context} context */
export function moveControls(context) {
  return html`${context.view.phase === "turn" ? workers(context) : nothing}${ways(context)}`;
}

/** Own workers; the ones that can go somewhere are buttons. @param {Context} context */
function workers(context) {
  const { view, say, chip, act, selection } = context;
  const own = view.seats[view.mover ?? ""].workers;
  const movable = new Set(walks(context).flatMap((move) => named(move, "worker")));
  const shown = own.filter(({ worker }, at) => own.findIndex((each) => each.worker === worker) === at);
  const button = (/** @type {(typeof own)[number]} */ each) => {
    const { worker, board, power, locked } = each;
    const ref = `worker:${view.mover}.${worker}`;
    const count = own.filter((other) => other.worker === worker).length;
    const name = say(locked ? "worker-locked" : "worker-at", { board: say(`board-${board}`), power, count });
    return chip({
      label: html`${workerPicture(context, view.mover ?? "", each)}<span class="worker-place" aria-hidden="true">${say(`board-short-${board}`)}</span>${count > 1 && !locked ? html`<b aria-hidden="true">×${count}</b>` : nothing}<span class="unseen">${name}</span>`,
      on: selection.chosen.includes(ref),
      dim: locked || !movable.has(ref.slice(7)),
      run: () => act(locked ? { explain: `move ${board}/${power} 1` } : takeWorker(context, ref)),
      point: locked ? undefined : (on) => act({ point: on ? ref : null }),
      id: `worker-${worker.replace("!", "-locked").replaceAll(/[^\w]+/g, "-")}`,
    });
  };
  return html`<div class="chips workers" role="group" aria-label=${say("own-workers")}>${shown.map(button)}</div>`;
}

/** What can be done, by board within reach; undefined until that is known. @param {Context} context */
function byBoard(context) {
  /** @type {Map<string, Gesture[]>} */
  const found = new Map();
  for (const gesture of gestures(context)) found.set(gesture.board, [...(found.get(gesture.board) ?? []), gesture]);
  return found.size || !settledMoves(context).length ? found : undefined;
}

/** @param {Context} context */
function looking({ say }) {
  return html`<p class="choices-head">${say("looking")}</p>`;
}

/** What can be done, one board at a time, so that all fits in without scrolling. @param {Context} context */
function ways(context) {
  const { say, selection, view, offers, facts } = context;
  const { draft } = selection;
  const found = byBoard(context) ?? new Map();
  const open = found.has(draft.open) ? draft.open : [...found.keys()][0];
  /** @type {Gesture[]} */
  const all = found.get(open) ?? [];
  const isPalace = all.length > 0 && facts.boards[open].spaces.length > 1;
  const shown = isPalace ? all.filter(({ mode }) => !mode || (mode === "both") === (draft.withTile ?? false)) : all;
  const boards = found.size > 1 ? [...found].map(([board, its]) => reach(context, board, its, board === open)) : [];
  const more = [...boards, ...tileButtons(context), ...unlockButtons(context)];
  const isWaiting = !found.size && offers.length > 0 && view.phase === "turn" && settledMoves(context).length > 0;
  return html`${more.length ? html`<div class="chips" role="group" aria-label=${say("boards-reach")}>${more}</div>` : nothing}
    ${isWaiting ? looking(context) : nothing}
    ${all.length ? html`<div class="chips">${shown.map((way) => pill(context, way))}${manners(context, all, isPalace)}</div>` : nothing}`;
}

/** The steps of a move. @param {string[]} before */
function distance([move]) {
  return Number(move?.split(" ")[2] ?? 0);
}

/** The button that shows what can be done on a board. @param {Context} context @param {string} board @param {Gesture[]} ways @param {boolean} isOpen */
function reach(context, board, ways, isOpen) {
  const { chip, act, selection, say } = context;
  return chip({
    label: say("board-reach-short", { board: { id: `board-short-${board}` }, steps: distance(ways[0].before) }),
    on: isOpen,
    run: () => act({ select: { draft: { ...selection.draft, open: board } } }),
    point: (on) => act({ point: on ? `board:${board}` : null }),
    id: `reach-${board}`,
  });
}

/** How one worships, where that is to be chosen: what comes first, and which of two workers does it, and if not every space has a button of its own for that, whether for the tile too. @param {Context} context @param {Gesture[]} ways @param {boolean} [isShort] */
function manners(context, ways, isShort = false) {
  const { say, chip, act, selection } = context;
  const { draft } = selection;
  const powers = [...new Set(ways.flatMap((way) => way.powers))];
  const set = (/** @type {Partial<typeof draft>} */ more) =>
    act({ select: { draft: { ...selection.draft, ...more } } });
  const both = ways.find(({ mode }) => mode === "both");
  return [
    ...(isShort && both
      ? [
          chip({
            label: shortBoth(context, both),
            on: draft.withTile ?? false,
            run: () => set({ withTile: !selection.draft.withTile }),
            id: "with-tile",
          }),
        ]
      : []),
    ...(ways.some(({ orders }) => orders) && (!isShort || draft.withTile)
      ? [
          chip({
            label: shortened(say("do-tile-first"), "⇄"),
            on: draft.tileFirst ?? false,
            run: () => set({ tileFirst: !selection.draft.tileFirst }),
            id: "tile-first",
          }),
        ]
      : []),
    ...(powers.length > 1
      ? powers.map((power) =>
          chip({
            label: shortened(say("do-worship-with", { power }), powerPicture(context, Number(power))),
            on: (draft.worshipper ?? powers[0]) === power,
            run: () => set({ worshipper: power }),
            id: `worship-with-${power}`,
          }),
        )
      : []),
  ];
}

/** @param {Context} context @param {Gesture} gesture */
function pill(context, gesture) {
  const { offer, place } = gesture;
  const used = offer ? named(offer, "tile").map((tile) => context.say(`tile-${tile}`)) : [];
  // The spaces of the Palace differ in what they are for.
  const isShort = gesture.mode && context.facts.boards[gesture.board].spaces.length === 1;
  const title = titleOf(context, gesture);
  return placeButton(context, {
    place,
    label: isShort ? shortened(title, shortTitleOf(context, gesture)) : title,
    line: offer ? briefly(context, context.preview(offer.actions)) : "",
    cost: offer ? row(used) || costOf(context, offer.cost) : "",
    dim: !offer,
    press: (shown) => press(context, place, shown),
  });
}

/** In the Palace, where every space has its own ability, only the tile is named. @param {Context} context @param {Gesture} gesture */
function shortBoth({ say, view }, { board }) {
  const { tile } = view.board.boards[board];
  return say("act-and-tile", { tile: tile ? { id: `tile-${tile}` } : "" });
}

/** Own discovery tiles: the ones that can be used now, and those that go with a move or an action. @param {Context} context */
function tileButtons(context) {
  const { view, offers, say, chip, act, selection } = context;
  const own = view.seats[view.mover ?? ""].tiles;
  const uses = matching(offers, ["verb:use"]).map((offer) => {
    const tile = named(offer, "tile")[0];
    return offerButton(
      context,
      offer,
      html`<span class="tile-name">${say("do-use", { tile: { id: `tile-${tile}` } })}</span>`,
      "",
      tilePicture(context, tile),
    );
  });
  const isMoving = view.phase === "turn" || view.phase === "act";
  const laid = laidOut(context);
  const companions = COMPANIONS.filter((tile) => isMoving && own[tile]).map((tile) =>
    chip({
      label: html`${tilePicture(context, tile)}<span class="tile-name">${say(`tile-${tile}`)}</span>`,
      on: laid.includes(tile),
      run: () => act({ select: { draft: { ...selection.draft, tiles: toggled(laidOut(context), tile, own[tile]) } } }),
      point: (on) => act({ point: on ? `tile:${tile}` : null }),
      id: `lay-out-${tile}`,
    }),
  );
  return [...companions, ...uses];
}

/** The same with a heading. @param {Context} context */
export function ownTiles(context) {
  return group(context.say("own-tiles"), tileButtons(context));
}

/** A tile more laid out, or none once all are. @param {string[]} laid @param {string} tile @param {number} count */
function toggled(laid, tile, count) {
  const isAll = laid.filter((each) => each === tile).length >= (tile === "disc_extra_worker" ? count : 1);
  return isAll ? laid.filter((each) => each !== tile) : [...laid, tile];
}

/** Ways to unlock workers. @param {Context} context */
export function unlockButtons(context) {
  const { offers, say } = context;
  const ways = matching(offers, ["verb:unlock"]);
  return ways.map((offer) => offerButton(context, offer, say("do-unlock", { how: named(offer, "unlock")[0] })));
}

/** The same in a row of their own. @param {Context} context */
export function unlocking(context) {
  const ways = unlockButtons(context);
  return ways.length ? html`<div class="chips">${ways}</div>` : nothing;
}
