// @ts-check
/** The texts of the Lab, with those of the site behind them. */

import { speaker } from "../ui/texts.js";

export const say = speaker("lab", "site");
