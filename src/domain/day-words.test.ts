import { describe, expect, it } from "vitest";
import { formatRelativeDay } from "./day-words.ts";

const TODAY = "2026-11-24";

describe("the name of a day", () => {
  it.each([
    ["2026-11-24", "today"],
    ["2026-11-25", "tomorrow"],
    ["2026-11-27", "Friday"],
    ["2026-11-23", "Monday"],
    ["2026-12-01", "Dec 1"],
    ["2026-11-10", "Nov 10"],
  ])("the name of the day %s is %s", (day, name) => {
    expect(formatRelativeDay(day, TODAY)).toBe(name);
  });
});
