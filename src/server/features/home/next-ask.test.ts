import { describe, expect, it } from "vitest";
import { nextAskOf } from "./next-ask.ts";

/** A Friday. */
const today = "2026-11-20";
const day = { today, isCheckedIn: false };
const FRIDAY = 4;
const SUNDAY = 6;
const parked = (name: string, parkedUntil: string) => ({ name, parkedUntil });

describe("the next day on which home asks about something", () => {
  it("is the earliest day of a parked block", () => {
    const blocks = [parked("The kiln", "2026-12-04"), parked("The jar", "2026-11-26")];
    expect(nextAskOf({ ...day, parked: blocks, checkInWeekday: null })).toEqual({
      on: "2026-11-26",
      blockName: "The jar",
    });
  });

  it("is the day of the check-in if that comes before, and a week away on the day itself", () => {
    const blocks = [parked("The jar", "2026-11-26")];
    expect(nextAskOf({ ...day, parked: blocks, checkInWeekday: SUNDAY })).toEqual({
      on: "2026-11-22",
      blockName: null,
    });
    expect(nextAskOf({ ...day, parked: [], checkInWeekday: FRIDAY })).toEqual({
      on: "2026-11-27",
      blockName: null,
    });
  });

  it("is in the next week where this week's check-in is done or skipped", () => {
    const asked = nextAskOf({ today, isCheckedIn: true, parked: [], checkInWeekday: SUNDAY });
    expect(asked).toEqual({ on: "2026-11-29", blockName: null });
  });

  it("names the block if both fall on one day", () => {
    const blocks = [parked("The jar", "2026-11-22")];
    expect(nextAskOf({ ...day, parked: blocks, checkInWeekday: SUNDAY })?.blockName).toBe("The jar");
  });

  it("does not exist without a parked block and a check-in, or if home asks about the block today", () => {
    expect(nextAskOf({ ...day, parked: [], checkInWeekday: null })).toBeNull();
    expect(nextAskOf({ ...day, parked: [parked("The jar", today)], checkInWeekday: null })).toBeNull();
  });
});
