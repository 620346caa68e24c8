// Bundles the board for notebooks into one module that holds its styles and its texts, which come as JSON from the standard input.
// Usage: node notebook.mjs ENTRY STYLES TARGET
import { readFileSync } from "node:fs";
import { build } from "esbuild";

const [entry, sheet, target] = process.argv.slice(2);
const texts = readFileSync(0, "utf8");
const common = { bundle: true, minify: true, target: "es2022", legalComments: "eof", logLevel: "warning" };

const { outputFiles } = await build({ ...common, entryPoints: [sheet], write: false, external: ["@fonts/*"] });
// Inside a shadow root the host is what the document's root is elsewhere; typefaces cannot be defined there.
const styles = outputFiles[0].text
  .replace(/@font-face\{[^}]*\}/g, "")
  .replace(/:root\[([^\]]+)\]/g, ":host([$1])")
  .replaceAll(":root", ":host");

await build({
  ...common,
  entryPoints: [entry],
  outfile: target,
  format: "esm",
  define: {
    __STYLES__: JSON.stringify(styles),
    __LANGUAGES__: JSON.stringify({ en: "English" }),
    __TEXTS__: texts,
  },
});
