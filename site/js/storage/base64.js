// @ts-check
/** Bytes as text for addresses. */

/** @param {Uint8Array} bytes */
export function fromBytes(bytes) {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bytes that a text spells; null if it spells none. @param {string} text */
export function toBytes(text) {
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
  } catch {
    return null;
  }
}
