// @ts-check
/** Which part of a board is visible: pan and zoom by wheel, drag, pinch, keys and buttons. */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {ReturnType<typeof createViewport>} Viewport */

/**
 * What a viewport needs to know about the board it shows.
 * @typedef {object} Shown
 * @property {() => Element | null} svg the drawing, once it is on the page
 * @property {() => {width: number, height: number}} size of the drawing
 * @property {() => unknown} subject what is on show; a new subject resets the view
 * @property {() => Point[]} inPlay what should stay visible when there is not room for everything
 * @property {() => {id: string, x: number, y: number} | null} focus the place that has the keyboard focus
 * @property {() => Point[]} busy where something happens, if the view is to go there; empty otherwise
 * @property {(by: 1 | -1, place: string | null) => boolean} turn whether the game used a turn of the wheel or of two fingers
 * @property {(place: string | null, event: PointerEvent) => boolean} grasp whether something on the place is dragged instead of the picture
 * @property {(place: string) => void} tap
 * @property {(place: string | null) => void} hover
 * @property {() => void} redraw
 */

const SLIP = 7;
const CLOSEST = 240;
const TWIST = 0.6;
const NARROW = 700;
/** Drawing units around the middle of a place that are kept in view with it. */
const MARGIN = 75;
/** Drawing units around all places in play. */
const AROUND = 170;

/** The place an event is over. @param {Event} event */
function placeOf(event) {
  return /** @type {Element} */ (event.target).closest?.("[data-place]")?.getAttribute("data-place") ?? null;
}

/** @param {Shown} shown */
export function createViewport(shown) {
  /** The visible part of the drawing. */
  let box = { x: 0, y: 0, w: 1, h: 1 };
  /** Whether the view follows the game by itself, until somebody moves it. */
  let follows = true;
  /** The last subject shown. @type {unknown} */
  let subject;
  /** The place that had the keyboard focus when the page was last drawn. @type {string | null} */
  let reached = null;
  /** The place under the pointer. @type {string | null} */
  let hovered = null;
  /** Fingers and pointers that are down. @type {Map<number, Point>} */
  const down = new Map();
  /** Whether the pointer has moved too far to count as a tap. */
  let dragged = false;
  /** How far two fingers have turned since the game last turned something. */
  let twist = 0;

  /** The current viewBox of the drawing. */
  const viewBox = () => `${box.x} ${box.y} ${box.w} ${box.h}`;

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} w
   * @param {number} h
   */
  function set(x, y, w, h) {
    const { width, height } = shown.size();
    const clamp = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ all) =>
      size >= all ? (all - size) / 2 : Math.min(Math.max(at, 0), all - size);
    box = { x: clamp(x, w, width), y: clamp(y, h, height), w, h };
  }

  /** The box widened to the shape of the screen: what is really visible. @param {DOMRect} area */
  function letterbox(area) {
    const shape = area.height / area.width;
    const w = Math.max(box.w, box.h / shape);
    const h = w * shape;
    return { x: box.x - (w - box.w) / 2, y: box.y - (h - box.h) / 2, w, h };
  }

  /** On a small screen, show the part of the board that is in play, and the place with the keyboard focus. */
  function follow() {
    if (!follows) return;
    const { width, height } = shown.size();
    const svg = shown.svg();
    box = { x: 0, y: 0, w: width, h: height };
    if (!svg || svg.clientWidth >= NARROW) return;
    const busy = shown.busy();
    const inPlay = busy.length ? busy : shown.inPlay();
    if (!inPlay.length) return;
    const focus = shown.focus();
    const spots = [...inPlay, ...(focus ? [focus] : [])];
    const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))];
    const shape = svg.clientHeight / svg.clientWidth || 1;
    const wide = Math.max(right - left + 2 * AROUND, (bottom - top + 2 * AROUND) / shape);
    const w = Math.min(Math.max(width, height / shape), wide);
    set((left + right) / 2 - w / 2, (top + bottom) / 2 - (w * shape) / 2, w, w * shape);
  }

  /** Bring the newly focused place into view; afterwards the picture may be moved away from it. */
  function reach() {
    const svg = shown.svg();
    const focus = shown.focus();
    if ((focus?.id ?? null) === reached || !svg) return;
    reached = focus?.id ?? null;
    if (!focus) return;
    const now = letterbox(svg.getBoundingClientRect());
    const near = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ spot) =>
      Math.min(Math.max(at, spot + MARGIN - size), spot - MARGIN);
    const [left, top] = [near(now.x, now.w, focus.x), near(now.y, now.h, focus.y)];
    if (left !== now.x || top !== now.y) set(left, top, now.w, now.h);
  }

  /**
   * Zoom around a point of the screen, or around the middle.
   * @param {number} factor above 1 zooms in
   * @param {Point} [point]
   */
  function zoom(factor, point) {
    const svg = shown.svg();
    if (!svg) return;
    const { width, height } = shown.size();
    const area = svg.getBoundingClientRect();
    const share = point
      ? { x: (point.x - area.left) / area.width, y: (point.y - area.top) / area.height }
      : { x: 0.5, y: 0.5 };
    const shape = area.height / area.width;
    const widest = Math.max(width, height / shape);
    const now = letterbox(area);
    const w = Math.min(Math.max(now.w / factor, CLOSEST), widest);
    follows = false;
    set(now.x + (now.w - w) * share.x, now.y + (now.h - w * shape) * share.y, w, w * shape);
    shown.redraw();
  }

  /**
   * Move the picture by a number of pixels.
   * @param {number} dx
   * @param {number} dy
   */
  function pan(dx, dy) {
    const svg = shown.svg();
    if (!svg) return;
    const area = svg.getBoundingClientRect();
    const now = letterbox(area);
    const scale = now.w / area.width;
    follows = false;
    set(now.x - dx * scale, now.y - dy * scale, now.w, now.h);
    shown.redraw();
  }

  /**
   * Two fingers: pinching zooms, twisting turns whatever the game lets people turn.
   * @param {number} id
   * @param {Point} was
   * @param {Point} now
   */
  function pinch(id, was, now) {
    const [, other] = [...down].find(([each]) => each !== id) ?? [];
    if (!other) return;
    dragged = true;
    const length = (/** @type {Point} */ p) => Math.hypot(p.x - other.x, p.y - other.y);
    const angle = (/** @type {Point} */ p) => Math.atan2(p.y - other.y, p.x - other.x);
    twist += Math.atan2(Math.sin(angle(now) - angle(was)), Math.cos(angle(now) - angle(was)));
    if (Math.abs(twist) > TWIST) {
      const by = twist > 0 ? 1 : -1;
      twist = 0;
      if (shown.turn(by, null)) return;
    }
    zoom(length(now) / (length(was) || 1), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  /** @param {string | null} place */
  function hover(place) {
    if (place === hovered) return;
    hovered = place;
    shown.hover(place);
  }

  return {
    viewBox,
    zoom,
    /** Show everything again, and follow the game again. */
    fit() {
      follows = true;
      follow();
      shown.redraw();
    },
    /** Update the view once the board has its size; redraws if that changed what is visible. */
    followDrawn() {
      const before = viewBox();
      if (shown.subject() !== subject) {
        subject = shown.subject();
        follows = true;
        hovered = null;
        down.clear();
      }
      follow();
      reach();
      if (viewBox() !== before) shown.redraw();
    },
    /** Event listeners of the board. */
    listeners: {
      /** @param {WheelEvent} event */
      wheel(event) {
        event.preventDefault();
        if (shown.turn(event.deltaY > 0 ? 1 : -1, placeOf(event))) return;
        zoom(event.deltaY > 0 ? 1 / 1.15 : 1.15, { x: event.clientX, y: event.clientY });
      },
      /** @param {PointerEvent} event */
      pointerdown(event) {
        if (!down.size) dragged = false;
        if (!down.size && shown.grasp(placeOf(event), event)) return;
        down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      /** @param {PointerEvent} event */
      pointermove(event) {
        if (event.pointerType === "mouse" && !event.buttons) down.clear(); // the button was released elsewhere
        if (event.pointerType === "mouse" && !down.size) return hover(placeOf(event));
        const was = down.get(event.pointerId);
        if (!was) return;
        const now = { x: event.clientX, y: event.clientY };
        if (down.size === 2) pinch(event.pointerId, was, now);
        else if (dragged || Math.hypot(now.x - was.x, now.y - was.y) > SLIP) {
          if (!dragged) /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
          dragged = true;
          pan(now.x - was.x, now.y - was.y);
        } else return;
        down.set(event.pointerId, now);
      },
      /** @param {PointerEvent} event */
      pointerup(event) {
        down.delete(event.pointerId);
      },
      /** @param {MouseEvent} event */
      click(event) {
        const place = placeOf(event);
        if (!place || dragged) return;
        // The press took the focus from a button, which then let go of what it had pointed at: the mouse points here all the same.
        if (/** @type {PointerEvent} */ (event).pointerType === "mouse") shown.hover(place);
        shown.tap(place);
      },
      /** The right button turns what the game lets people turn. @param {MouseEvent} event */
      contextmenu(event) {
        if (shown.turn(1, placeOf(event))) event.preventDefault();
      },
      pointerleave: () => hover(null),
    },
  };
}
