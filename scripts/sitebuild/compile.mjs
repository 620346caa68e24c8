// Compiles the engine and the part of the standard library it needs, by the very Python that will run them.
// Usage: node compile.mjs WHEEL OUT_DIR
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [wheel, outDir] = process.argv.slice(2);
const script = fileURLToPath(new URL("compile_inside.py", import.meta.url));

// Sets are written to byte code in hash order: without a fixed seed two builds of one source would differ.
const pyodide = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
const wheelInside = `/tmp/${basename(wheel)}`;
pyodide.FS.writeFile(wheelInside, readFileSync(wheel));
pyodide.runPython(readFileSync(script, "utf8"), { filename: script });
let made;
try {
  made = pyodide.globals.get("compile_all")(wheelInside).toJs();
} catch (error) {
  console.error(error.message); // only what Python said: Node would add a line of a megabyte
  process.exit(1);
}
mkdirSync(outDir, { recursive: true });
for (const name of made) writeFileSync(join(outDir, basename(name)), pyodide.FS.readFile(name));
