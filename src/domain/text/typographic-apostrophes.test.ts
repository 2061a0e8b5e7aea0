import { expect, it } from "vitest";
import { withTypographicApostrophes } from "./typographic-apostrophes.ts";

it("withTypographicApostrophes replaces every straight apostrophe", () => {
  expect(withTypographicApostrophes("it's what you haven't said")).toBe("it’s what you haven’t said");
});
