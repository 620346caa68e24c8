// @ts-check
/** Copying to the clipboard, in every browser. */

/** Copy a text, or else select the field that holds it, so that people can copy it by hand; whether it was copied. @param {string} text @param {string} field its id */
export async function copied(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(field);
  }
}

/** Copy as browsers did before the clipboard API; the field stays selected. @param {string} id */
function copyMarked(id) {
  const field = /** @type {HTMLInputElement | HTMLTextAreaElement} */ (document.getElementById(id));
  field.focus();
  field.select();
  return document.execCommand("copy");
}
