import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DRAWN_FROM, drawnFrom } from "./picture-pages.mjs";

it("the pictures of links show the cards as they are now; otherwise `scripts/draw-pictures.mjs` takes them again", () => {
  expect(JSON.parse(readFileSync(DRAWN_FROM, "utf8"))).toEqual(drawnFrom());
});
