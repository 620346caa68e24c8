// Bundles entry points into content-hashed modules; prints {entry: {file, imports, fonts, css}} with paths relative to the output folder.
// Usage: node bundle.mjs '{"root", "outDir", "entries": [...], "define": {...}, "names", "format", "instead": {...}}'

import { relative } from "node:path";
import { build } from "esbuild";

const { root, outDir, entries, define, names, format, instead } = JSON.parse(process.argv[2]);

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: entries,
  outdir: outDir,
  bundle: true,
  splitting: format === "esm",
  format,
  target: "es2022",
  minify: true,
  sourcemap: false,
  metafile: true,
  legalComments: "none",
  entryNames: names,
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  loader: { ".woff2": "file" },
  alias: instead,
  // Pyodide's loader imports these only under Node.
  external: ["node:*", "ws"],
  define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
  logLevel: "warning",
});

const made = {};
for (const [file, { entryPoint, cssBundle, imports }] of Object.entries(metafile.outputs)) {
  if (!entryPoint || !entries.includes(entryPoint)) continue;
  const shown = (path) => relative(outDir, `${root}/${path}`);
  const needed = (kind) =>
    imports.filter((each) => each.kind === kind && !each.external).map(({ path }) => shown(path));
  made[entryPoint] = {
    file: shown(file),
    imports: needed("import-statement"),
    fonts: needed("url-token").filter((path) => path.endsWith(".woff2")),
    ...(cssBundle && { css: shown(cssBundle) }),
  };
}
console.log(JSON.stringify(made));
