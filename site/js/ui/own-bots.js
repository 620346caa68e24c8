// @ts-check
/** Bots that somebody wrote in the Lab, as players of a seat. */

/** What the kind of a seat with a bot from the Lab begins with; the bot's id follows. */
const BOT = "bot:";

/** The kind of a seat that this bot plays. @param {string} id */
export function kindOfBot(id) {
  return BOT + id;
}

/** Whether a bot from the Lab plays a seat of this kind. @param {string} kind */
export function isOwnBot(kind) {
  return kind.startsWith(BOT);
}

/** The bot of a seat. @param {string} kind */
export function botOfKind(kind) {
  return kind.slice(BOT.length);
}
