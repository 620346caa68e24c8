// @ts-check
/** PyScript's editor as a text field: its own button runs our match, and its keyboard trap is explained beside it. */

/**
 * @typedef {object} Editor
 * @property {() => string} text what it says now
 * @property {(text: string) => void} show put other text into it
 * @property {(label: string) => void} name say what it is, to those who cannot see it
 */

/**
 * @param {Promise<any>} pyscript which also defines the editor
 * @param {HTMLElement} place
 * @param {string} text
 * @param {() => void} run plays a match
 * @returns {Promise<Editor>}
 */
export async function createEditor(pyscript, place, text, run) {
  await pyscript;
  const script = /** @type {any} */ (document.createElement("script"));
  script.type = "py-editor";
  script.setAttribute("target", place.id);
  // The icons it brings carry inline styles, which the security policy forbids.
  script.dataset.run = "▶";
  script.dataset.stop = "■";
  script.textContent = text;
  const made = new Promise((resolve) => script.addEventListener("py-editor", resolve, { once: true }));
  const focused = document.activeElement;
  place.before(script);
  await made;
  script.handleEvent = () => {
    run();
    return false;
  };
  const box = /** @type {HTMLElement} */ (place.querySelector(".py-editor-input > div"));
  const content = /** @type {HTMLElement} */ (box.shadowRoot?.querySelector(".cm-content"));
  content.tabIndex = 0; // so that it can be reached also where only its scrolled box is looked for
  content.addEventListener("keydown", leaveOnEscape);
  // It takes the focus when it is made; give it back.
  content.blur();
  if (focused instanceof HTMLElement) focused.focus();
  return {
    text: () => script.code,
    show: (next) => {
      script.code = next;
    },
    name: (label) => {
      for (const named of [content, ...place.querySelectorAll("[aria-label]")]) named.setAttribute("aria-label", label);
    },
  };
}

/** Tab indents, as in every editor; Escape leaves it, so that nobody is caught. @param {KeyboardEvent} event */
function leaveOnEscape(event) {
  if (event.key === "Escape") /** @type {HTMLElement} */ (event.currentTarget).blur();
}
