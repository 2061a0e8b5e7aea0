import { expect, it } from "vitest";
import open from "#bench/safety/everyday-open.json" with { type: "json" };
import sealed from "#bench/safety/everyday-sealed.json" with { type: "json" };
import { assessDistress } from "./assess-distress.ts";

it("300 ordinary texts are no crisis, and at most 8 of them are taken for dark", () => {
  const levels = [...open, ...sealed].map(({ text }) => assessDistress(text).level);
  expect(levels).toHaveLength(300);
  expect(levels).not.toContain("crisis");
  expect(levels.filter((level) => level === "distress").length).toBeLessThanOrEqual(8);
});
