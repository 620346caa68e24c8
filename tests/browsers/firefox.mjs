// @ts-check
/** Firefox at the end of two pipes: a line of JSON in (an address to open, or JavaScript to run in the page or a frame of it), one out. */

import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const browser = await puppeteer.launch({ browser: "firefox", executablePath: process.argv[2], headless: true });
const [page] = await browser.pages();
/** @type {string[]} */
const faults = [];
/** Whether another page is on its way: what the old one says while it is left does not count. */
let leaving = false;
/** @param {string} text */
const note = (text) => leaving || faults.push(text);
page.on("framenavigated", () => (leaving = false));
page.on("console", (message) => message.type() === "error" && note(message.text()));
page.on("pageerror", (error) => note(String(error)));
for await (const line of createInterface({ input: process.stdin })) {
  const { open, run, frame } = JSON.parse(line);
  leaving ||= Boolean(open);
  if (open) await page.goto(open);
  const place = frame === undefined ? page : page.mainFrame().childFrames()[frame];
  console.log(JSON.stringify({ found: (run && (await place.evaluate(run))) ?? null, faults }));
}
await browser.close();
