// Tells events as the page does. Reads {"game", "texts", "told"} as JSON from the standard input, `texts` by language and set, and prints a
// JSON list of sentences for each language.
import { readFileSync } from "node:fs";

const { game, texts, told } = JSON.parse(readFileSync(0, "utf8"));
globalThis.__LANGUAGES__ = {};
globalThis.__TEXTS__ = texts;

const { speak } = await import("../../site/js/ui/texts.js");
const { createWords, needWords } = await import("../../site/js/ui/words.js");
const sentences = {};
for (const code of Object.keys(texts)) {
  await speak(code);
  await needWords(game);
  const { tell } = createWords(game, (seat) => seat);
  sentences[code] = told.map(tell);
}
process.stdout.write(JSON.stringify(sentences));
