import { expect, it } from "vitest";
import { statusLineAt } from "./status-lines.ts";

it("prepares and shuffles first, by the advisor's own name", () => {
  expect(statusLineAt(0, "Rob")).toBe("Rob is preparing the deck...");
  expect(statusLineAt(1, "Ada")).toBe("Ada is shuffling the deck...");
});

it("never runs out of lines and never says the same one twice in a row", () => {
  const lines = Array.from({ length: 200 }, (_, tick) => statusLineAt(tick, "Rob"));
  expect(lines.every((line) => line.length > 0)).toBe(true);
  expect(lines.some((line, tick) => line === lines[tick - 1])).toBe(false);
});
