// @ts-check
/**
 * A board as an SVG picture that stands alone: for articles, printing and other programs. The drawing is the page's own; its styles
 * become attributes, so that no style sheet is needed.
 */

import { boxAround, namesOf, within } from "./close-up.js";
import { element, readMarkup, toMarkup } from "./markup.js";
import { createLook, dressed } from "./styles.js";
import { escaped, written } from "./write.js";

/** @typedef {import("../games/contract.d.ts").Game<any>} Game */
/** @typedef {import("../engine/view.d.ts").View} View */
/** @typedef {"auto" | "light" | "dark"} Theme `auto` follows the screen on which the picture is shown */

/**
 * What is drawn: a view of a game with its fixed data and its words; the title says what it shows, for people who cannot see it.
 * @typedef {{game: Game, view: View, facts: import("../games/contract.d.ts").Facts, words: import("../games/contract.d.ts").Words, title: string}} Subject
 */

/** Looks by theme and what stands around the board, made once for some style sheets. @type {Map<string, {css: string, look: ReturnType<typeof createLook>}>} */
const looks = new Map();

/**
 * @param {Subject} subject
 * @param {string} css the style sheets of the theme, of boards and of the game
 * @param {Theme} [theme]
 */
export function picture(subject, css, theme = "auto") {
  const { game, view, title } = subject;
  const [width, height] = [game.board.size.width, game.board.size.height].map(Math.ceil);
  const around = classesAround(game, view);
  const day = lookOf(css, around, theme === "dark" ? "dark" : "light");
  const night = theme === "auto" ? lookOf(css, around, "dark") : null;
  const { elements, rules } = dressed(readMarkup(`<svg class="board">${drawn(subject)}</svg>`), day, night);
  const frame = { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height, role: "img" };
  return toMarkup({
    ...element("svg", frame),
    children: [
      element("title", {}, [title]),
      ...(rules ? [{ tag: "style", attributes: {}, children: [rules] }] : []),
      ...elements.flatMap(({ children }) => children),
    ],
  });
}

/**
 * The picture of a game on the start screen, standing alone.
 * @param {string} name
 * @param {Game} game
 * @param {string} css
 * @param {"light" | "dark"} theme
 */
export function scenePicture(name, game, css, theme) {
  const look = lookOf(css, `game-${name}`, theme);
  const { elements } = dressed(readMarkup(`<svg class="hero-scene">${written(game.scene())}</svg>`), look, null);
  const frame = { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 600 480", width: 600, height: 480 };
  return toMarkup({ ...element("svg", frame), children: elements.flatMap(({ children }) => children) });
}

/**
 * The drawing for a page that has the style sheets of the site and of the game.
 * @param {Subject} subject
 * @param {{near: string[], names: string[], page: string | null}} part the places or the page to show (if there are none, what is
 *   in play), and places to name
 */
export function plainBoard(subject, { near, names, page }) {
  const { game, view, facts, words, title } = subject;
  const setting = { facts, words, page };
  const box = boxAround(game.board, view, setting, near);
  const inside = `${within(drawn(subject, page), box)}${namesOf(game.board, view, setting, names)}`;
  const seen = [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
  return `<div class="${escaped(classesAround(game, view))}"><svg class="board" viewBox="${seen}" role="img" aria-label="${escaped(title)}">${inside}</svg></div>`;
}

/** The board as markup, or one of its pages. @param {Subject} subject @param {string | null} [page] */
function drawn({ game: { board }, view, facts, words }, page = null) {
  return written(board.draw(view, board.noMarks, { facts, words, page }));
}

/** The class names that must stand around a board. @param {Game} game @param {View} view */
export function classesAround({ board }, view) {
  return [`game-${view.game}`, board.look?.(view)].filter(Boolean).join(" ");
}

/** The look of a board in a theme. @param {string} css @param {string} around class names @param {"light" | "dark"} theme */
function lookOf(css, around, theme) {
  const key = `${around} ${theme}`;
  const known = looks.get(key);
  if (known?.css === css) return known.look;
  const look = createLook(css, [
    { tag: "html", attributes: { "data-theme": theme } },
    { tag: "div", attributes: { class: `table ${around}` } },
  ]);
  looks.set(key, { css, look });
  return look;
}
