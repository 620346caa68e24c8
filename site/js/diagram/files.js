// @ts-check
/** Pictures of boards as files. */

import { picture } from "../picture/picture.js";

/** Pixels per unit of the drawing, sharp enough to print. */
const SHARP = 2;

/** The style sheets of this page, as text. */
export function styles() {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join("\n");
}

/**
 * Save a picture that stands alone.
 * @param {import("../picture/picture.js").Subject} subject
 * @param {import("../picture/picture.js").Theme} theme
 * @param {string} name of the file
 */
export function saveSvg(subject, theme, name) {
  saveFile(new Blob([picture(subject, styles(), theme)], { type: "image/svg+xml" }), `${name}.svg`);
}

/**
 * Save the same as pixels.
 * @param {import("../picture/picture.js").Subject} subject
 * @param {"light" | "dark"} theme
 * @param {string} name of the file
 */
export async function savePng(subject, theme, name) {
  const drawn = new Blob([picture(subject, styles(), theme)], { type: "image/svg+xml" });
  const address = URL.createObjectURL(drawn);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth * SHARP, image.naturalHeight * SHARP];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const made = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
    if (made) saveFile(/** @type {Blob} */ (made), `${name}.png`);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Let the browser save a file. @param {Blob} content @param {string} name */
export function saveFile(content, name) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
