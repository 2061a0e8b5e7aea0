import { describe, expect, it } from "vitest";
import { blockActivityOf } from "./activity.ts";

const now = new Date("2026-11-20T12:00:00Z");
const wordFor = (last: string, timeZone = "UTC") => blockActivityOf(new Date(last), now, timeZone);

describe("a block's activity", () => {
  it("is 'today' since midnight and 'yesterday' for the day before", () => {
    expect(wordFor("2026-11-20T00:00:00Z")).toBe("today");
    expect(wordFor("2026-11-19T23:59:59Z")).toBe("yesterday");
    expect(wordFor("2026-11-19T00:00:00Z")).toBe("yesterday");
  });

  it("is 'recent' for less than seven days, then 'stalled'", () => {
    expect(wordFor("2026-11-18T23:59:59Z")).toBe("recent");
    expect(wordFor("2026-11-14T00:00:00Z")).toBe("recent");
    expect(wordFor("2026-11-13T23:59:59Z")).toBe("stalled");
    expect(wordFor("2019-01-01T00:00:00Z")).toBe("stalled");
  });

  it("changes at midnight in the person's own time zone", () => {
    expect(wordFor("2026-11-20T04:00:00Z", "America/New_York")).toBe("yesterday");
    expect(wordFor("2026-11-19T16:00:00Z", "Asia/Tokyo")).toBe("today");
  });

  it("counts calendar days, not hours, when the clocks go back", () => {
    const last = new Date("2026-10-31T16:00:00Z");
    expect(blockActivityOf(last, new Date("2026-11-02T04:30:00Z"), "America/New_York")).toBe("yesterday");
  });

  it("is 'today' if the reader's clock runs behind", () => {
    expect(wordFor("2026-11-21T12:00:00Z")).toBe("today");
  });
});
