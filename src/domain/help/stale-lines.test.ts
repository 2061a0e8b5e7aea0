import { describe, expect, it } from "vitest";
import type { HelpLine, LineSource } from "./help-line.ts";
import { sortByAge } from "./stale-lines.ts";

const now = new Date("2026-11-23T12:00:00Z");
const page: LineSource = { page: "https://example.org", by: "operator", comparedOn: "2026-11-01" };
const line = (name: string, source?: LineSource): HelpLine => ({
  topic: "crisis",
  name,
  languages: ["de"],
  ...(source && { source }),
});

describe("the help lines by age", () => {
  const sorted = (lines: HelpLine[]) => sortByAge([{ country: "AT", lines }], now);

  it("begin with those without a source, then those whose page has no date, then the oldest page", () => {
    const lines = [
      line("new", { ...page, dated: "2026-02-01" }),
      line("old", { ...page, dated: "about 2015" }),
      line("undated", page),
      line("unknown"),
    ];
    expect(sorted(lines).map(({ line: { name } }) => name)).toEqual(["unknown", "undated", "old", "new"]);
  });

  it("are stale without a source, or if they were compared more than a year ago", () => {
    const lines = [
      line("fresh", page),
      line("stale", { ...page, comparedOn: "2025-11-01" }),
      line("unknown"),
    ];
    expect(sorted(lines).map(({ line: { name }, days, isStale }) => [name, days, isStale])).toEqual([
      ["unknown", null, true],
      ["stale", 387, true],
      ["fresh", 22, false],
    ]);
  });
});
