import { expect, it } from "vitest";
import { statusLineAt } from "./status-lines.ts";

it("the status lines begin with preparing and shuffling, with the advisor's name", () => {
  expect(statusLineAt(0, "Rob")).toBe("Rob is preparing the deck...");
  expect(statusLineAt(1, "Ada")).toBe("Ada is shuffling the deck...");
});

it("the status lines never run out and never repeat directly", () => {
  const lines = Array.from({ length: 200 }, (_, tick) => statusLineAt(tick, "Rob"));
  expect(lines.every((line) => line.length > 0)).toBe(true);
  expect(lines.some((line, tick) => line === lines[tick - 1])).toBe(false);
});
