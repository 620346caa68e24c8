// @ts-check
/**
 * The one file of every worker that holds an engine, with Pyodide's own script in it: nothing else has to be fetched before
 * Python can start. A page starts a dedicated worker; the boards of an article connect to a shared one.
 */

import { work } from "./dedicated.js";
import { workForAll } from "./shared.js";

performance.mark("worker runs");
if ("onconnect" in self) workForAll();
else work();
