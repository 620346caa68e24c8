// @ts-check
/** The tutor: puts a lesson on the table, has the engine judge every moment of it, and says how it stands. */

import { finish } from "./courses.js";

/** @typedef {import("./courses.js").Course} Course */
/** @typedef {import("./courses.js").Lesson} Lesson */

/**
 * How a lesson stands.
 * @typedef {object} Standing
 * @property {Course | null} course
 * @property {Lesson | null} lesson
 * @property {boolean} met whether the goal is reached
 * @property {boolean} over whether the learner's turn is over and the goal is not reached
 * @property {boolean} hinted whether the hint is on show
 */

/** @returns {Standing} */
export function noLesson() {
  return { course: null, lesson: null, met: false, over: false, hinted: false };
}

/** Whether something has happened after which the goal is out of reach. @param {Lesson} lesson @param {import("../engine/protocol.d.ts").Entry[]} log */
function isLost({ lost }, log) {
  return log.some(({ events }) => events.some(({ key }) => lost.includes(key)));
}

/** Whether somebody is to move who does nothing in this lesson. @param {Lesson} lesson @param {string | null} mover */
function isOthersTurn({ seat, script }, mover) {
  return mover !== seat && mover !== "chance" && !script.length;
}

/**
 * @param {object} needs
 * @param {import("../session/session.js").Session} needs.session
 * @param {import("../session/types.d.ts").Client} needs.client of the same table
 * @param {Standing} needs.standing
 * @param {(patch: Partial<Standing>) => void} needs.update
 * @param {() => void} needs.solved called once when the goal is reached
 */
export function createTutor({ session, client, standing, update, solved }) {
  /** The moment that was judged last. @type {unknown} */
  let judged = null;

  /** The seats of a lesson: one person, and whoever else the position has. @param {Lesson} lesson */
  const seatsOf = (lesson) => (/** @type {string} */ _, /** @type {number} */ count) =>
    Array.from({ length: count }, (_, at) =>
      `P${at + 1}` === lesson.seat ? { name: "", kind: "human", you: true } : { name: "", kind: "script" },
    );

  /** Begin a lesson, or begin it again. @param {Course} course @param {Lesson} lesson */
  async function open(course, lesson) {
    judged = null;
    update({ ...noLesson(), course, lesson });
    await session.openLink(lesson.link, seatsOf(lesson));
  }

  /** Judge the moment on the table, once; a lesson that is done stays done. */
  async function judge() {
    const { lesson, course } = standing;
    const { moment, log, opening, hold } = session.state;
    if (!lesson || !course || !moment || opening || standing.met) return;
    const isOver = hold || isLost(lesson, log) || isOthersTurn(lesson, moment.view.mover);
    const seen = `${moment.step} ${isOver}`;
    if (judged === seen) return;
    judged = seen;
    const { met } = await client.ask({ do: "judge", goal: lesson.goal, viewer: lesson.seat });
    if (standing.lesson !== lesson || judged !== seen) return;
    update({ met, over: !met && isOver });
    if (!met) return;
    finish(course, lesson);
    solved();
  }

  return { open, judge };
}
