import { expect, it } from "vitest";
import { createTestApp } from "#test-support/test-app.ts";
import { cardArt } from "./card-art.ts";

it("the drawing of every card in a PDF has plain colours in place of the pages' design tokens", async () => {
  const { deck } = (await createTestApp()).dependencies;
  for (const { id } of deck.cards) {
    const drawing = cardArt(id);
    expect(drawing).not.toContain("var(");
    expect(drawing).toMatch(/"#[0-9a-f]{6}"/);
  }
});
