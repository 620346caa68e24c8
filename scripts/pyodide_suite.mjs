// Runs pytest on tests/engine inside Pyodide: node pyodide_suite.mjs REPOSITORY PACKAGES
import { loadPyodide } from "pyodide";

const [root, packages] = process.argv.slice(2);
const pyodide = await loadPyodide({ env: { HOME: "/home/pyodide" } });
for (const [path, at] of [
  [root, "/repo"],
  [packages, "/packages"],
]) {
  pyodide.FS.mkdirTree(at);
  pyodide.mountNodeFS(at, path);
}
const code = await pyodide.runPythonAsync(`
import os, sys
sys.path[:0] = ["/repo/engine", "/packages"]
sys.dont_write_bytecode = True
os.chdir("/repo")
import pytest
print(f"Python {sys.version.split()[0]} on {sys.platform}", flush=True)
int(pytest.main(["tests/engine", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:playwright", "-m", "not processes"]))
`);
process.exit(code);
