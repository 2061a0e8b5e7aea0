import { expect, it } from "vitest";
import { statusLineAt } from "./status-lines.ts";

it("the status lines never run out and never repeat directly", () => {
  const lines = Array.from({ length: 200 }, (_, tick) => statusLineAt(tick));
  expect(lines.every((line) => line.length > 0)).toBe(true);
  expect(lines.some((line, tick) => line === lines[tick - 1])).toBe(false);
});
