// @ts-check
/**
 * The page loads this before everything else: the first worker is loading while the rest of the page is still on its way, and so
 * are the texts. `engine.js` takes over the worker, with all its messages up to then.
 */

import { startFirst } from "./engine/workers.js";
import { startTexts } from "./ui/sources.js";

startFirst();
startTexts();
