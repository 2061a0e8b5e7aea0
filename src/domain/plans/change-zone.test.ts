import { describe, expect, it } from "vitest";
import { changeZone, firstZone } from "./change-zone.ts";
import { dayOf, nextDayStart } from "./day.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const inBerlin = { timeZone: "Europe/Berlin" };

describe("somebody who sets a first zone", () => {
  it("somebody who sets a first time zone gets it at once without a reading today, and otherwise when the day in UTC ends", () => {
    const { ifUnread, ifRead } = firstZone(noon, "Pacific/Kiritimati");
    expect(ifUnread).toEqual({ timeZone: "Pacific/Kiritimati", formerTimeZone: null, changesAt: null });
    expect(ifRead).toEqual({
      timeZone: "Pacific/Kiritimati",
      formerTimeZone: "UTC",
      changesAt: new Date("2026-11-21T00:00:00Z"),
    });
    expect([dayOf(noon, ifUnread), dayOf(noon, ifRead)]).toEqual(["2026-11-21", "2026-11-20"]);
  });
});

describe("somebody who moves to another zone", () => {
  it("somebody who moves to another time zone gets it at once if they had none", () => {
    expect(changeZone(noon, { timeZone: null }, "Asia/Tokyo")).toEqual({
      timeZone: "Asia/Tokyo",
      formerTimeZone: null,
      changesAt: null,
    });
  });

  it("somebody who moves to another time zone finishes the current day in the former zone", () => {
    const moved = changeZone(noon, inBerlin, "Pacific/Kiritimati");
    expect(moved).toEqual({
      timeZone: "Pacific/Kiritimati",
      formerTimeZone: "Europe/Berlin",
      changesAt: new Date("2026-11-20T23:00:00Z"),
    });
    expect(dayOf(noon, moved)).toBe("2026-11-20");
    expect(dayOf(new Date("2026-11-20T22:59:59Z"), moved)).toBe("2026-11-20");
  });

  it("somebody who moves to another time zone gets no second day by changing zones back and forth", () => {
    const away = changeZone(noon, inBerlin, "Pacific/Kiritimati");
    const further = changeZone(new Date("2026-11-20T13:00:00Z"), away, "America/New_York");
    expect(further).toMatchObject({ timeZone: "America/New_York", formerTimeZone: "Europe/Berlin" });
    expect(nextDayStart(noon, further)).toEqual(new Date("2026-11-21T05:00:00Z"));
  });

  it("somebody who moves to another time zone cancels the change by choosing the zone that is still in force", () => {
    const away = changeZone(noon, inBerlin, "Asia/Tokyo");
    expect(changeZone(noon, away, "Europe/Berlin")).toEqual({
      timeZone: "Europe/Berlin",
      formerTimeZone: null,
      changesAt: null,
    });
  });

  it("somebody who moves to another time zone changes from the new zone once that is in force", () => {
    const away = changeZone(noon, inBerlin, "Asia/Tokyo");
    const later = new Date("2026-11-22T12:00:00Z");
    expect(changeZone(later, away, "Europe/Berlin")).toMatchObject({ formerTimeZone: "Asia/Tokyo" });
  });
});
