// @ts-check
/** `<sacbe-board>` as a classic script: `<script src="https://…/sacbe-board.classic.js">`. */

import { define } from "./element.js";

define(/** @type {HTMLScriptElement} */ (document.currentScript).src);
