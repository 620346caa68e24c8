// @ts-check
/** Courses: the lessons of a game, their words, and which of them were finished on this device. */

import { asset } from "../engine/assets.js";
import { CATALOGUE } from "../engine/catalogue.js";
import { readLessons, writeLessons } from "../storage/preferences.js";
import { formsOfMessage, needTexts, textsOf } from "../ui/texts.js";

/**
 * A task on a board; see `scripts/sitebuild/lessons.py`.
 * @typedef {object} Lesson
 * @property {string} id
 * @property {string} link its position
 * @property {import("../engine/view.d.ts").SeatId} seat who learns
 * @property {import("../engine/protocol.d.ts").Goal} goal
 * @property {string[]} rules
 * @property {string[]} script what chance and the other seats do
 * @property {string[]} lost events after which the goal is out of reach
 * @property {{title: string, task: string, hint: string, done: string}} words
 */
/** @typedef {{game: string, lessons: Lesson[]}} Course */

/** The games that have lessons. */
export const TAUGHT = Object.keys(CATALOGUE).filter((game) => CATALOGUE[game].lessons);

/** @type {Map<string, Promise<Course>>} */
const coming = new Map();

/** The course of a game; if it does not load, the next call tries again. @param {string} game */
export function loadCourse(game) {
  const promised = coming.get(game) ?? fetched(game);
  coming.set(game, promised);
  promised.catch(() => coming.delete(game));
  return promised;
}

/** @param {string} game @returns {Promise<Course>} */
async function fetched(game) {
  const texts = needTexts(`${game}-lessons`);
  const answer = await fetch(asset(CATALOGUE[game].lessons ?? ""));
  /** @type {Omit<Lesson, "words">[]} */
  const lessons = await answer.json();
  await texts;
  return {
    game,
    lessons: lessons.map((lesson) => ({
      ...lesson,
      get words() {
        return wordsOf(game, lesson.id);
      },
    })),
  };
}

/** What a lesson says in the language of the page. @param {string} game @param {string} id @returns {Lesson["words"]} */
function wordsOf(game, id) {
  const texts = textsOf(`${game}-lessons`);
  const { "": title, task, hint, done } = texts ? formsOfMessage(texts, `lesson-${game}-${id}`, {}) : { "": id };
  return { title: String(title), task: String(task), hint: String(hint), done: String(done) };
}

/** The lessons of a course that were finished here. @param {Course} course */
export function finished({ game, lessons }) {
  const known = readLessons()[game] ?? [];
  return lessons.filter(({ id }) => known.includes(id)).map(({ id }) => id);
}

/** Note that a lesson is finished. @param {Course} course @param {Lesson} lesson */
export function finish({ game }, { id }) {
  const known = readLessons();
  void writeLessons({ ...known, [game]: [...new Set([...(known[game] ?? []), id])] });
}

/** The first lesson that is not finished, or else the first of all. @param {Course} course */
export function nextLesson(course) {
  const done = finished(course);
  return course.lessons.find(({ id }) => !done.includes(id)) ?? course.lessons[0];
}
