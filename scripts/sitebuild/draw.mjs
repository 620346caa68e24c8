// Draws boards with the page's own code. Reads {"root", "cache", "facts", "texts", "pictures": [{view, title, theme, plain, near, names, page, panel, language}]}
// as JSON from the standard input, `facts` by game and `texts` by language and set, and prints a JSON list with one drawing for each. With `plain`, it is for a page that has the site's
// style sheets, else a picture that stands alone; with `panel`, it is what the game shows beside its board. With {scene, theme}, it is the picture of that game on the start screen.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const SHEETS = ["site/css/theme.css", "site/css/board.css"];
const ENTRY = `export { GAMES } from "./site/js/games/index.js";
export { plainPanel } from "./site/js/picture/panel.js";
export { picture, plainBoard, scenePicture } from "./site/js/picture/picture.js";
export { speak } from "./site/js/ui/texts.js";
export { createWords, needWords } from "./site/js/ui/words.js";`;

const { root, cache, facts, texts, pictures } = JSON.parse(readFileSync(0, "utf8"));
globalThis.texts = texts;
const { GAMES, createWords, needWords, picture, plainBoard, plainPanel, scenePicture, speak } = await import(
  pathToFileURL(await bundled()).href
);

/** The drawing code of the page as one module for Node; its path. */
async function bundled() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: ENTRY, resolveDir: root },
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    define: { __LANGUAGES__: "{}", __TEXTS__: "texts" },
    logLevel: "warning",
  });
  const code = outputFiles[0].text;
  const path = join(cache, `drawing-${createHash("sha256").update(code).digest("hex").slice(0, 16)}.mjs`);
  mkdirSync(cache, { recursive: true });
  if (!existsSync(path)) writeFileSync(path, code);
  return path;
}

const read = (path) => readFileSync(join(root, path), "utf8");
const shared = SHEETS.map(read).join("\n");
const games = new Map();

/** A game with its style sheets. */
async function loaded(name) {
  const { default: game } = await GAMES[name]();
  return {
    game,
    words: createWords(name, (seat) => seat),
    css: `${shared}\n${read(`site/js/games/${name}/${name}.css`)}`,
  };
}

const drawn = [];
for (const { scene, view, title, theme, plain, panel, language, ...part } of pictures) {
  if (scene) {
    const { game, css } = await loaded(scene);
    drawn.push(scenePicture(scene, game, `${css}\n${read("site/css/start.css")}`, theme));
    continue;
  }
  if (!games.has(view.game)) games.set(view.game, await loaded(view.game));
  const { game, words, css } = games.get(view.game);
  await speak(language);
  await needWords(view.game);
  const subject = { game, view, facts: facts[view.game], words, title };
  if (panel) drawn.push(plainPanel(subject, panel));
  else drawn.push(plain ? plainBoard(subject, part) : picture(subject, css, theme));
}
console.log(JSON.stringify(drawn));
