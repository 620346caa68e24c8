// @ts-check
/**
 * The page loads this before everything else: the first worker and its files are on their way while the rest of the page is
 * still coming. `engine.js` takes the worker over, with all that was said until then.
 */

import { startFirst } from "./workers.js";

startFirst();
