// @ts-check
/** The page with the lessons: a list of courses, or one lesson on a table of its own. Nothing of it is saved but what is done. */

import { html, nothing, render } from "lit-html";
import { createClient } from "./engine/client.js";
import { loadCourse, nextLesson, TAUGHT } from "./lessons/courses.js";
import { overview, taskBar } from "./lessons/draw.js";
import { createTutor, noLesson } from "./lessons/tutor.js";
import { say } from "./lessons/words.js";
import { createSession } from "./session/session.js";
import { createLibrary } from "./start/library.js";
import { keepOffline } from "./storage/offline.js";
import { readSettings } from "./storage/preferences.js";
import { createTable } from "./table/context.js";
import { flyPieces } from "./table/flying.js";
import { pressed } from "./table/keys.js";
import { announceNotice } from "./table/notices.js";
import { drawTable, followTable } from "./table/table.js";
import { announce } from "./ui/announce.js";
import { wantedLanguage } from "./ui/language.js";
import { tabTitle, wearLanguage } from "./ui/language-menu.js";
import { oncePerFrame } from "./ui/redraw.js";
import { speak } from "./ui/texts.js";
import { applyTheme } from "./ui/theme.js";

await speak(wantedLanguage(), "lessons");
wearLanguage();

const settings = { ...readSettings(), ask: false };
/** How the lesson stands. */
const standing = noLesson();
/** @type {import("./lessons/courses.js").Course[]} */
let courses = [];
/** How far the engine has loaded; true once it is ready. @type {number | true} */
let engine = 0;
let notice = "";
const redraw = oncePerFrame(() => draw());

const library = createLibrary(redraw);
const client = createClient({
  progress(share) {
    engine = share;
    redraw();
  },
  ready: () => keepOffline(() => {}),
  broken() {
    notice = say("learn-lost", { reason: "" });
    redraw();
  },
});
const seat = client.table();

const session = createSession({
  client: seat,
  games: library.load,
  settings: () => settings,
  script: () => (standing.met || standing.over ? [] : (standing.lesson?.script ?? [])),
  listeners: {
    played(entries) {
      const { tell } = table.words();
      announce(entries.flatMap(({ events }) => events.map(tell)));
      flyPieces(table, entries);
    },
    said: (said) => announceNotice(said, session.state.game ? table.words() : null),
    found(entries) {
      const news = session.state.game?.table.news?.(table.context(), entries) ?? null;
      if (news) session.point({ notice: news });
      return news !== null;
    },
  },
});

const tutor = createTutor({
  session,
  client: seat,
  standing,
  update(patch) {
    Object.assign(standing, patch);
    redraw();
  },
  solved() {
    announce([`${say("learn-met")} ${standing.lesson?.words.done}`]);
    requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById("lesson-next")?.focus()));
  },
});
session.subscribe(() => {
  redraw();
  void tutor.judge();
});

const table = createTable(session, {
  settings: () => settings,
  changeSettings: (patch) => void Object.assign(settings, patch),
  open: () => {},
  hasDialog: () => false,
  loading: () =>
    engine === true
      ? nothing
      : html`<p>${say("learn-loading")}</p><progress max="1" .value=${engine} aria-label=${say("learn-loading")}></progress>`,
  top: () => taskBar(standing, { restart, hint }),
  extras: () => nothing,
  leave: () => {},
  redraw,
});

function draw() {
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  const isHere = standing.lesson && session.state.moment && !session.isOpening();
  render(isHere ? drawTable(table) : overview(courses, notice, redraw), root);
  if (isHere && table.element) followTable(table);
  document.title = tabTitle(standing.lesson?.words.title ?? say("learn-title"));
}

function hint() {
  Object.assign(standing, { hinted: true });
  redraw();
}

async function restart() {
  const { course, lesson } = standing;
  if (course && lesson) await begin(course, lesson);
}

/** @param {import("./lessons/courses.js").Course} course @param {import("./lessons/courses.js").Lesson} lesson */
async function begin(course, lesson) {
  notice = "";
  try {
    await tutor.open(course, lesson);
    announce([lesson.words.task]);
    requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById("task")?.focus()));
  } catch (error) {
    notice = say("learn-lost", { reason: /** @type {Error} */ (error).message });
    Object.assign(standing, noLesson());
    redraw();
  }
}

/** Show what the address names: a lesson, the next lesson of a course, or the list. */
async function follow() {
  const [game, id] = decodeURIComponent(location.hash.slice(1)).split("/");
  if (!TAUGHT.includes(game)) {
    Object.assign(standing, noLesson());
    courses = await Promise.all(TAUGHT.map(loadCourse));
    return redraw();
  }
  const course = await loadCourse(game);
  await begin(course, course.lessons.find((lesson) => lesson.id === id) ?? nextLesson(course));
}

applyTheme(settings.theme);
addEventListener("hashchange", () => void follow());
window.addEventListener("keydown", (event) => standing.lesson && session.state.moment && pressed(table, event));
addEventListener("resize", redraw);
void follow();
