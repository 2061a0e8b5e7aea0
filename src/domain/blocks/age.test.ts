import { describe, expect, it } from "vitest";
import { blockAgeOf, describeBlockAge } from "./age.ts";

const start = new Date("2026-11-01T12:00:00Z");
const later = (days: number, milliseconds = 0) =>
  new Date(start.getTime() + days * 86_400_000 + milliseconds);
const ageAfter = (days: number, milliseconds = 0) =>
  describeBlockAge(blockAgeOf(start, later(days, milliseconds)));

describe("a block's age", () => {
  it("is 'just started' for less than seven days", () => {
    expect(ageAfter(0)).toBe("just started");
    expect(ageAfter(7, -1)).toBe("just started");
  });

  it("is the number of full weeks for less than thirty days", () => {
    expect([7, 13.9, 14, 21, 28].map((days) => ageAfter(days))).toEqual([
      "1 week",
      "1 week",
      "2 weeks",
      "3 weeks",
      "4 weeks",
    ]);
    expect(ageAfter(30, -1)).toBe("4 weeks");
  });

  it("is 'long-term' from thirty days on", () => {
    expect(ageAfter(30)).toBe("long-term");
    expect(ageAfter(4000)).toBe("long-term");
  });

  it("is 'just started' if the reader's clock runs behind", () => {
    expect(ageAfter(-3)).toBe("just started");
  });
});
