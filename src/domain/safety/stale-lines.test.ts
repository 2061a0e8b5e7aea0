import { describe, expect, it } from "vitest";
import { helpLineWithDefaults } from "./help-line.ts";
import { COUNTRY_HELP } from "./help-lines.ts";
import { findStaleLines } from "./stale-lines.ts";

const now = new Date("2026-11-23T12:00:00Z");
const line = (name: string, verifiedOn: string | null) =>
  helpLineWithDefaults("crisis", name, { url: "https://example.org", languages: ["de"], verifiedOn });

describe("finding help lines that need checking", () => {
  it("finding help lines that need checking lists lines that were never verified or were verified more than a year ago", () => {
    const lines = [line("never", null), line("old", "2025-11-01"), line("fresh", "2026-01-05")];
    expect(findStaleLines([{ country: "AT", lines }], now)).toEqual([
      { country: "AT", line: lines[0], days: null },
      { country: "AT", line: lines[1], days: 387 },
    ]);
  });

  it("finding help lines that need checking lists every built-in line while none is verified", () => {
    const all = COUNTRY_HELP.flatMap(({ lines }) => lines);
    expect(findStaleLines(COUNTRY_HELP, now)).toHaveLength(all.length);
  });
});
