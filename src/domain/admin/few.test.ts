import { expect, it } from "vitest";
import { hideFew } from "./few.ts";

it("a count that an administrator sees is hidden from one to four, and shown at zero and from five", () => {
  expect([0, 1, 4, 5, 900].map(hideFew)).toEqual([0, null, null, 5, 900]);
});
