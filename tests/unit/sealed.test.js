import assert from "node:assert/strict";
import { test } from "node:test";
import { isSealed, Sealed, seal, unseal } from "../../site/js/storage/sealed.js";

const refuses = (key) => (error) => error instanceof Sealed && error.key === key;

test("a link under a phrase opens with it, and tells a wrong phrase from damage", async () => {
  const link = "AgEAxyz_-~h00~QW5h~P1";
  const sealed = await seal(link, " Lotus pond ");
  assert.ok(isSealed(`https://example.org/#${sealed}`));
  assert.ok(!isSealed(`https://example.org/#${link}`));
  assert.ok(!sealed.includes("AgEA"));
  assert.equal(await unseal(`https://example.org/#${sealed}`, "Lotus pond"), link);
  await assert.rejects(unseal(sealed, "lotus pond"), refuses("sealed-phrase"));
  const changed = sealed.replace(/.(?=.{20}$)/, (letter) => (letter === "A" ? "B" : "A"));
  for (const damaged of [changed, sealed.slice(0, -3), "x1.", "x1.%%%", sealed.slice(0, 12)]) {
    await assert.rejects(unseal(damaged, "Lotus pond"), refuses("sealed-damaged"));
  }
});

test("the same game under the same phrase never makes the same link twice", async () => {
  assert.notEqual(await seal("game", "phrase"), await seal("game", "phrase"));
});
