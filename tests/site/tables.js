// Two tables on one page, each with a game of its own, sharing one worker.
import { html, render } from "lit-html";
import { createClient } from "../../site/js/engine/client.js";
import { createSession } from "../../site/js/session/session.js";
import { createLibrary } from "../../site/js/start/library.js";
import { seatsFromText } from "../../site/js/storage/addresses.js";
import { DEFAULTS } from "../../site/js/storage/preferences.js";
import { createTable } from "../../site/js/table/context.js";
import { drawTable, followTable } from "../../site/js/table/table.js";
import { speak } from "../../site/js/ui/texts.js";

const spoken = speak("en");
const redraw = () => requestAnimationFrame(draw);
const library = createLibrary(redraw);
const client = createClient({ progress: redraw });
const host = {
  settings: () => ({ ...DEFAULTS, pace: "instant" }),
  changeSettings: () => {},
  open: () => {},
  hasDialog: () => false,
  loading: () => null,
  extras: () => null,
  leave: () => {},
  redraw,
};

const tables = ["left", "right"].map((name) => {
  const session = createSession({ client: client.table(name), games: library.load, settings: host.settings });
  session.subscribe(redraw);
  return createTable(session, host, `${name}-`);
});

function draw() {
  render(
    html`${tables.map((table) => html`<div class="half">${drawTable(table)}</div>`)}`,
    document.getElementById("app"),
  );
  for (const table of tables) if (table.element) followTable(table);
}

globalThis.openBoth = async (links) => {
  await spoken;
  return Promise.all(
    links.map((link, at) =>
      tables[at].session.openLink(link, (_, count, levels) => seatsFromText(levels, count, { kinds: "", names: "" })),
    ),
  );
};
globalThis.stateOf = (at) => tables[at].session.state;
