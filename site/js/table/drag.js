// @ts-check
/**
 * Dragging a thing onto a place of the board, or onto something beside it that names itself in `data-drop`, with the mouse or a
 * finger. What a game calls a thing is its own affair.
 */

import { render, svg } from "lit-html";

/** @typedef {import("./types.d.ts").Table} Table */

/** Pixels that a pointer may move in a tap. */
const SLIP = 7;

/**
 * Take hold of what lies on a place, if the game lets people drag it.
 * @param {Table} table
 * @param {string | null} place
 * @param {PointerEvent} event
 * @returns {boolean} whether there is something to drag
 */
export function graspAt(table, place, event) {
  const { session, context } = table;
  const thing = place && session.isMyTurn() ? (session.state.game?.table.drag?.grasp(context(), place) ?? null) : null;
  if (thing) follow(table, thing, event);
  return thing !== null;
}

/** Take hold of a thing beside the board, which names itself in `data-drag`. @param {Table} table @param {PointerEvent} event */
export function graspBeside(table, event) {
  const thing = /** @type {Element} */ (event.target).closest("[data-drag]")?.getAttribute("data-drag");
  if (thing && table.session.isMyTurn() && table.session.state.game?.table.drag) follow(table, thing, event);
}

/** @param {Table} table @param {string} thing @param {PointerEvent} begun */
function follow(table, thing, begun) {
  if (!begun.isPrimary || begun.button) return;
  const { session } = table;
  /** @type {Element | null} */
  let ghost = null;
  /** What lies under the pointer beside the board. @type {Element | null} */
  let over = null;
  const mark = (/** @type {Element | null} */ next) => {
    if (next === over) return;
    over?.removeAttribute("data-over");
    next?.setAttribute("data-over", "");
    over = next;
  };

  /** @param {PointerEvent} event */
  const moved = (event) => {
    if (event.pointerId !== begun.pointerId) return;
    const isSlip = Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) <= SLIP;
    if (!ghost && isSlip) return;
    ghost ??= lifted(table, thing);
    ghost.setAttribute("transform", "");
    /** @type {any} */ (ghost).style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
    const { place: hover, beside } = under(event);
    mark(beside);
    if (hover !== session.state.hover) session.point({ hover });
  };
  /** @param {PointerEvent} event */
  const ended = (event) => {
    if (event.pointerId !== begun.pointerId) return;
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", ended);
    removeEventListener("pointercancel", ended);
    if (!ghost) return;
    ghost.remove();
    document.body.classList.remove("dragging");
    swallowClick();
    mark(null);
    session.point({ hover: null });
    const found = event.type === "pointerup" ? under(event) : null;
    const place = found?.beside?.getAttribute("data-drop") ?? found?.place ?? null;
    const { drag } = session.state.game?.table ?? {};
    if (place && drag && session.isMyTurn()) void session.act(drag.drop(table.context(), thing, place));
  };
  addEventListener("pointermove", moved);
  addEventListener("pointerup", ended);
  addEventListener("pointercancel", ended);
}

/** Begin to drag: the thing under the pointer, and what lifting it means. @param {Table} table @param {string} thing */
function lifted(table, thing) {
  const { drag } = /** @type {import("../games/contract.d.ts").Game} */ (table.session.state.game).table;
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  ghost.setAttribute("class", `ghost game-${table.context().view.game}`);
  ghost.setAttribute("viewBox", "-64 -64 128 128");
  render(svg`${drag?.ghost(table.context(), thing)}`, /** @type {any} */ (ghost));
  document.body.append(ghost);
  document.body.classList.add("dragging");
  void table.session.act(drag?.lift(table.context(), thing) ?? null);
  return ghost;
}

/** The place under the pointer, or what lies there beside the board. @param {PointerEvent} event */
function under({ clientX, clientY }) {
  const found = document.elementFromPoint(clientX, clientY);
  return {
    place: found?.closest("[data-place]")?.getAttribute("data-place") ?? null,
    beside: found?.closest("[data-drop]") ?? null,
  };
}

/** The click that ends a drag is no tap. */
function swallowClick() {
  const swallow = (/** @type {Event} */ event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
