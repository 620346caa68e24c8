// @ts-check
/** What the page with the lessons shows besides the table: the courses, and the task above the board. */

import { html, nothing } from "lit-html";
import { chip } from "../ui/chip.js";
import { languageMenu } from "../ui/language-menu.js";
import { titleOf } from "../ui/names.js";
import { ruleLink, rulesOf } from "../ui/rule-link.js";
import { finished, nextLesson } from "./courses.js";
import { say } from "./words.js";

/** @typedef {import("./courses.js").Course} Course */
/** @typedef {import("./courses.js").Lesson} Lesson */
/** @typedef {import("./tutor.js").Standing} Standing */

/** The address of a lesson on this page. @param {string} game @param {string} [lesson] */
export function addressOf(game, lesson) {
  return lesson ? `#${game}/${lesson}` : `#${game}`;
}

/** All courses. @param {Course[]} courses @param {string} notice @param {() => void} redraw */
export function overview(courses, notice, redraw) {
  return html`<main class="learn">
    <header class="learn-head"><a class="chip" href="./">${say("learn-home")}</a><h1>${say("learn-title")}</h1><p>${say("learn-line")}</p>${languageMenu(redraw)}</header>
    ${notice ? html`<p class="message" role="alert">${notice}</p>` : nothing}
    ${courses.length ? courses.map(courseCard) : html`<p role="status">${say("learn-loading")}</p>`}
  </main>`;
}

/** @param {Course} course */
function courseCard(course) {
  const { game, lessons } = course;
  const done = finished(course);
  const next = nextLesson(course);
  return html`<section class="card" aria-labelledby=${`course-${game}`}>
    <h2 id=${`course-${game}`}>${say("learn-course", { game: titleOf(game) })}</h2>
    <p class="small">${say("learn-progress", { done: done.length, count: lessons.length })}</p>
    <div class="chips"><a class="chip chip-strong" href=${addressOf(game, next.id)}>${done.length === lessons.length ? say("learn-again") : say("learn-begin", { done: done.length })}</a>
      <a class="chip" href=${rulesOf(game)}>${say("learn-rules")}</a></div>
    <ol class="lesson-list">${lessons.map(
      ({ id, words }) =>
        html`<li class=${done.includes(id) ? "lesson-done" : ""}><a href=${addressOf(game, id)}>${words.title}${done.includes(id) ? html` <span class="tick" role="img" aria-label=${say("learn-done-mark")}>✓</span>` : nothing}</a></li>`,
    )}</ol></section>`;
}

/**
 * The task, above the board.
 * @param {Standing} standing
 * @param {{restart: () => unknown, hint: () => unknown}} does
 */
export function taskBar(standing, { restart, hint }) {
  const { course, lesson, met, over, hinted } = standing;
  if (!course || !lesson) return nothing;
  const number = course.lessons.indexOf(lesson) + 1;
  const count = course.lessons.length;
  return html`<header class=${met ? "top task task-met" : "top task"}>
    <a class="chip chip-mark" href="#" aria-label=${say("learn-all")} title=${say("learn-all")}>‹</a>
    <div class="task-words">
      <p class="task-count">${say("learn-count", { game: titleOf(course.game), number, count })}</p>
      <h2>${lesson.words.title}</h2>
      <p class="task-line" id="task" tabindex="-1">${met ? html`<b>${say("learn-met")}</b> ${lesson.words.done}` : lesson.words.task}</p>
      ${over ? html`<p class="message" role="alert">${say("learn-over")}</p>` : nothing}
      ${hinted && !met ? html`<p class="message message-news" role="status">${lesson.words.hint}</p>` : nothing}
      ${met || hinted ? html`<p class="small">${say("learn-rule")} ${lesson.rules.map((rule) => html`${ruleLink(course.game, rule)} `)}</p>` : nothing}
    </div>
    <div class="task-doors">
      ${met || hinted ? nothing : chip({ label: say("learn-hint"), run: hint, id: "lesson-hint" })}
      ${chip({ label: say("learn-restart"), run: restart, id: "lesson-restart", strong: over })}
      ${met ? onward(course, number) : nothing}
    </div>
  </header>`;
}

/** The way on: to the next lesson, or to a real game. @param {Course} course @param {number} number of the lesson that is done */
function onward({ game, lessons }, number) {
  const next = lessons[number];
  return next
    ? html`<a class="chip chip-strong" id="lesson-next" href=${addressOf(game, next.id)}>${say("learn-next")}</a>`
    : html`<a class="chip chip-strong" id="lesson-next" href="./">${say("learn-finish", { game: titleOf(game) })}</a>`;
}
