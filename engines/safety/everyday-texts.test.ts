import { expect, it } from "vitest";
import { assessDistress } from "./assess-distress.ts";
import open from "./test-data/everyday-open.json" with { type: "json" };
import sealed from "./test-data/everyday-sealed.json" with { type: "json" };

it("300 ordinary texts are no crisis, and at most 8 of them are taken for dark", () => {
  const levels = [...open, ...sealed].map(({ text }) => assessDistress(text).level);
  expect(levels).toHaveLength(300);
  expect(levels).not.toContain("crisis");
  expect(levels.filter((level) => level === "distress").length).toBeLessThanOrEqual(8);
});

it.each([
  "when they're gone the flat is so quiet",
  "once he's gone to bed I write",
  "if he's gone there's nobody at the door",
  "she said we can talk once he's gone to bed",
])("an ordinary sentence about somebody who leaves is no crisis: %s", (text) => {
  expect(assessDistress(text).level).toBe("none");
});

it("that somebody else speaks of being gone is a crisis", () => {
  expect(assessDistress("my brother says we'll be better once he's gone").level).toBe("crisis");
});
