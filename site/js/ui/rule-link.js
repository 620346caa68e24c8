// @ts-check
/** Where the rules are: explained in the language of the page, and numbered. */

import { html } from "lit-html";
import { say, spoken } from "./texts.js";

/** Whether this page is one of the site, where the rules are. */
let isOnSite = true;

/** Say that this page is somewhere else: rules have numbers there, and no links. */
export function leaveSite() {
  isOnSite = false;
}

/** The language of the numbered rules. */
const LANGUAGE = "en";

/** The address of the page that explains a game, or that lists all games, from a page at the top of the site. @param {string} [game] */
export function rulesOf(game) {
  return `rules/${spoken()}/${game ? `${game}/` : ""}index.html`;
}

/** The address of a rule, from a page at the top of the site. @param {string} game @param {string} rule */
export function ruleAddress(game, rule) {
  return `rules/${LANGUAGE}/${game}/reference.html#${rule}`;
}

/** A link that opens the rule beside the game. @param {string} game @param {string} rule */
export function ruleLink(game, rule) {
  if (!isOnSite) return html`<span class="rule">${rule}</span>`;
  return html`<a class="rule" href=${ruleAddress(game, rule)} target="_blank" title=${say("rule-open", { rule })}>${rule}</a>`;
}
