// Compiles every archive in a folder to byte code, and puts the new names and hashes into its lock file, with pyodide-build's own compiler.
// Usage: node lab_compile.mjs FOLDER WHEELS
// It runs inside Pyodide, because byte code must be made by the Python that will run it.
import { loadPyodide } from "pyodide";

const [folder, wheels] = process.argv.slice(2);

// Two builds of the same source must be the same: sets are stored in hash order, archives with the time.
const pyodide = await loadPyodide({ env: { PYTHONHASHSEED: "0", SOURCE_DATE_EPOCH: "315532800" } });
for (const [at, path] of [
  ["/folder", folder],
  ["/wheels", wheels],
]) {
  pyodide.FS.mkdirTree(at);
  pyodide.mountNodeFS(at, path);
}
try {
  pyodide.runPython(`
import sys
from pathlib import Path
sys.path[:0] = sorted(map(str, Path("/wheels").glob("*.whl")))
from pyodide_build._py_compile import _py_compile_archive_dir  # private: requirements/lab.txt pins it
_py_compile_archive_dir(Path("/folder"), keep=False, verbose=False, compression_level=9)
`);
} catch (error) {
  console.error(error.message); // only the message: Node would add a line of a megabyte
  process.exit(1);
}
