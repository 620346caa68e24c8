// @ts-check
/** `<sacbe-board>` as a module: `<script type="module" src="https://…/sacbe-board.js">`. */

import { define } from "./element.js";

define(import.meta.url);
