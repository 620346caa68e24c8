// A board drawn from a view, with nothing else of the site.
import { html, render, svg } from "lit-html";
import { board } from "../../site/js/games/tikal/board.js";

const view = await (await fetch("view.json")).json();
const { width, height } = board.size;
render(
  html`<svg class="board" viewBox="0 0 ${width} ${height}">${svg`${board.draw(view, board.noMarks)}`}</svg>`,
  document.getElementById("app"),
);
