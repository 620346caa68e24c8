// Pictures without a browser: templates as markup, style sheets as attributes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { readMarkup, toMarkup } from "../../site/js/picture/markup.js";
import { picture } from "../../site/js/picture/picture.js";
import { createLook, dressed } from "../../site/js/picture/styles.js";
import { written } from "../../site/js/picture/write.js";

test("a template is written with its values, escaped", () => {
  const drawn = svg`<g class="a ${"b"}" data-place=${'"x"'}>${["<", 1, null, nothing]}${svg`<path d=${"M0 0"}></path>`}</g>`;
  assert.equal(written(drawn), '<g class="a b" data-place="&quot;x&quot;">&lt;1<path d="M0 0"></path></g>');
});

test("directives are carried out; listeners, properties and what is nothing are left out", () => {
  const items = repeat(
    [1, 2],
    (each) => each,
    (each) => svg`<i>${guard([each], () => each)}</i>`,
  );
  assert.equal(
    written(html`<p @click=${() => {}} .value=${1} id=${nothing} ?hidden=${true} ?off=${false}>${items}</p>`),
    '<p hidden=""><i>1</i><i>2</i></p>',
  );
});

test("markup is read as it is written", () => {
  const markup = '<svg viewBox="0 0 1 1"><g class="a"><path d="M0 0"/><text>a &amp; b</text></g></svg>';
  assert.equal(readMarkup(markup).map(toMarkup).join(""), markup);
});

const dress = (markup, css, night = null) => {
  const look = (theme) => createLook(css, [{ tag: "html", attributes: { "data-theme": theme } }]);
  const { elements, rules } = dressed(readMarkup(markup), look("light"), night && look(night));
  return [elements.map(toMarkup).join(""), rules];
};

test("styles become attributes: the weightier rule wins, variables are inherited, what cannot be seen is dropped", () => {
  const css = `:root { --ink: #111; } .seat { --seat: var(--ink); }
    .token { fill: red } :is(.seat, .other) > .token { fill: var(--seat); cursor: pointer }
    .hit { fill: transparent } @media (width < 9px) { .token { fill: blue } } .token:hover { fill: lime }`;
  const [drawn] = dress('<g class="seat"><path class="token" d="M0 0"></path><rect class="hit"></rect></g>', css);
  assert.equal(drawn, '<g><path d="M0 0" fill="#111"/></g>');
});

test("a picture that follows the screen carries only the difference at night", () => {
  const css =
    ":root { --paper: #fff } :root[data-theme='dark'] { --paper: #000 } .sheet { fill: var(--paper); stroke: red }";
  const [drawn, rules] = dress('<rect class="sheet"></rect>', css, "dark");
  assert.equal(drawn, '<rect fill="#fff" stroke="red" class="n0"/>');
  assert.equal(rules, "@media (prefers-color-scheme:dark){.n0{fill:#000}}");
});

test("a picture stands alone, with a title", () => {
  const board = { size: { width: 9.5, height: 4 }, noMarks: {}, draw: (view) => svg`<text>${view.board}</text>` };
  const subject = { game: { board }, view: { game: "x", board: "hello" }, facts: {}, words: {}, title: "A < B" };
  const drawn = picture(subject, ".game-x .board text { fill: red }");
  assert.equal(
    drawn,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 4" width="10" height="4" role="img"><title>A &lt; B</title><text fill="red">hello</text></svg>',
  );
});
