// The words of a game as the page has them, for tests that draw without a browser.
import { readFileSync } from "node:fs";

/**
 * @param {string} game
 * @param {(wrong: string) => void} report told of texts that do not exist or lack a value
 */
export async function wordsOf(game, report) {
  globalThis.__LANGUAGES__ = { en: "English" };
  const source = readFileSync(`site/js/games/${game}/texts/en.ftl`, "utf8");
  globalThis.__TEXTS__ = { en: { [game]: { [game]: source } } };
  const { speaker, needTexts } = await import("../../site/js/ui/texts.js");
  await needTexts(game);
  const spoken = speaker(game);
  const say = (id, params = {}) => {
    const text = spoken(id, params);
    if (text === id || text.includes("{$")) report(`text ${id}: ${text}`);
    return text;
  };
  return { say, tell: ({ key }) => key, reason: ({ key }) => key, nameOf: (seat) => seat };
}
