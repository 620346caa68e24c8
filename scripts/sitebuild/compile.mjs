// Compiles the engine and the part of the standard library it needs, with the same Python that will run them.
// Usage: node compile.mjs WHEEL OUT_DIR [STDLIB]
// STDLIB is the result of an earlier run of the same recipe; it is reused if it is exactly what this engine needs.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [wheel, outDir, earlier] = process.argv.slice(2);
const here = fileURLToPath(new URL(".", import.meta.url));
const read = (name) => readFileSync(join(here, name), "utf8");
const target = join(outDir, "python_stdlib.zip");

/** Starts a Pyodide with our scripts: `call` calls their functions, `put` and `take` move files. */
async function python(options, ...scripts) {
  // Byte code stores sets in hash order: without a fixed seed, two builds of the same source would differ.
  const pyodide = await loadPyodide({ env: { PYTHONHASHSEED: "0" }, ...options });
  for (const script of scripts) pyodide.runPython(read(script), { filename: script });
  const call = (name, ...values) => pyodide.globals.get(name)(...values);
  const put = (file) => pyodide.FS.writeFile(`/tmp/${basename(file)}`, readFileSync(file));
  const take = (name, file) => writeFileSync(file, pyodide.FS.readFile(name));
  return { call, put, take };
}

/** Writes the engine as byte code; returns its path. */
function writeEngine({ call, put, take }) {
  put(wheel);
  const made = call("write_engine", `/tmp/${basename(wheel)}`);
  const engine = join(outDir, basename(made));
  take(made, engine);
  return engine;
}

/** The modules loaded once a Pyodide with this standard library has started every game; null if it cannot. */
async function whatIsLoaded(stdlib, engine, named) {
  try {
    const { call, put } = await python({ stdLibURL: stdlib }, "begin_inside.py");
    put(engine);
    return call("loaded", `/tmp/${basename(engine)}`, named);
  } catch (error) {
    if (stdlib === earlier) return null;
    throw error;
  }
}

/** Writes the engine and, unless the earlier one can be reused, the standard library, both with a stock Pyodide. */
async function compile() {
  const compiler = await python({}, "compile_inside.py", "begin_inside.py");
  const engine = writeEngine(compiler);
  const named = compiler.call("modules_named");
  if (await isEnough(compiler, engine, named)) return copyFileSync(earlier, target);
  const lean = leanModules();
  const writeStdlib = (loaded) => compiler.take(compiler.call("write_stdlib", lean, loaded), target);
  compiler.put(engine);
  // The modules a stock Pyodide loads are more than enough; those loaded with the result are exactly enough.
  writeStdlib(compiler.call("loaded", `/tmp/${basename(engine)}`, named));
  writeStdlib(await whatIsLoaded(target, engine, named));
}

/** Whether the earlier standard library has exactly the modules needed. */
async function isEnough({ call, put }, engine, named) {
  if (!earlier || !existsSync(earlier)) return false;
  const loaded = await whatIsLoaded(earlier, engine, named);
  put(earlier);
  return loaded && call("is_just", `/tmp/${basename(earlier)}`, loaded);
}

/** The modules of `lean/` by path, as JSON text. */
function leanModules() {
  const names = readdirSync(join(here, "lean"), { recursive: true }).filter((name) => name.endsWith(".py"));
  return JSON.stringify(Object.fromEntries(names.map((name) => [name.replaceAll("\\", "/"), read(`lean/${name}`)])));
}

try {
  mkdirSync(outDir, { recursive: true });
  await compile();
} catch (error) {
  console.error(error.message); // only the message: Node would add a line of a megabyte
  process.exit(1);
}
