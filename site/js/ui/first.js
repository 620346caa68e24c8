// @ts-check
/** Pages load this before everything else: the language is decided, and its texts are on their way. */

import { startTexts } from "./sources.js";

startTexts();
