import { describe, expect, it } from "vitest";
import { dayOf, isTimeZone, nextDayStart, possibleDays } from "./day.ts";

const at = (text: string) => new Date(text);
const inZone = (timeZone: string) => ({ timeZone });

describe("a person's day", () => {
  it("is the calendar day in their time zone", () => {
    const instant = at("2026-11-20T23:30:00Z");
    expect(dayOf(instant, inZone("UTC"))).toBe("2026-11-20");
    expect(dayOf(instant, inZone("Europe/Berlin"))).toBe("2026-11-21");
    expect(dayOf(instant, inZone("Pacific/Kiritimati"))).toBe("2026-11-21");
    expect(dayOf(instant, inZone("Pacific/Niue"))).toBe("2026-11-20");
  });

  it.each([
    ["UTC", "2026-11-20T12:00:00Z", "2026-11-21T00:00:00.000Z"],
    ["America/New_York", "2026-11-20T12:00:00Z", "2026-11-21T05:00:00.000Z"],
    ["Asia/Kathmandu", "2026-11-20T12:00:00Z", "2026-11-20T18:15:00.000Z"],
    ["Australia/Lord_Howe", "2026-11-20T12:59:59Z", "2026-11-20T13:00:00.000Z"],
    ["Pacific/Chatham", "2026-06-20T11:14:00Z", "2026-06-20T11:15:00.000Z"],
  ])("ends at midnight in %s", (zone, now, midnight) => {
    expect(nextDayStart(at(now), inZone(zone)).toISOString()).toBe(midnight);
  });

  it("has 25 hours when the clocks go back, and 23 when they go forward", () => {
    const autumn = at("2026-10-24T22:00:00Z");
    expect(nextDayStart(autumn, inZone("Europe/Berlin")).getTime() - autumn.getTime()).toBe(25 * 3_600_000);
    const spring = at("2026-03-28T23:00:00Z");
    expect(nextDayStart(spring, inZone("Europe/Berlin")).getTime() - spring.getTime()).toBe(23 * 3_600_000);
  });

  it("begins at one if the clocks skip midnight", () => {
    // In Cairo the clocks change from 00:00 to 01:00 on the last Friday of April.
    expect(nextDayStart(at("2026-04-23T12:00:00Z"), inZone("Africa/Cairo")).toISOString()).toBe(
      "2026-04-23T22:00:00.000Z",
    );
  });

  it("leaves out a day that the country's calendar skipped", () => {
    // In Samoa the calendar skipped 30 December 2011.
    expect(dayOf(at("2011-12-30T09:59:00Z"), inZone("Pacific/Apia"))).toBe("2011-12-29");
    expect(
      dayOf(nextDayStart(at("2011-12-30T09:59:00Z"), inZone("Pacific/Apia")), inZone("Pacific/Apia")),
    ).toBe("2011-12-31");
  });

  it("follows the former zone until the day after a change of zone", () => {
    const moved = {
      timeZone: "America/New_York",
      formerTimeZone: "Europe/Berlin",
      changesAt: at("2026-11-20T23:00:00Z"),
    };
    expect(dayOf(at("2026-11-20T22:00:00Z"), moved)).toBe("2026-11-20");
    // Midnight has passed in Berlin but not in New York, so no new day begins.
    expect(dayOf(at("2026-11-20T23:30:00Z"), moved)).toBe("2026-11-20");
    expect(nextDayStart(at("2026-11-20T22:00:00Z"), moved).toISOString()).toBe("2026-11-21T05:00:00.000Z");
    expect(nextDayStart(at("2026-11-20T23:30:00Z"), moved).toISOString()).toBe("2026-11-21T05:00:00.000Z");
  });

  it("changes together with the zone if the new zone is a day ahead by then", () => {
    const moved = {
      timeZone: "Asia/Tokyo",
      formerTimeZone: "America/New_York",
      changesAt: at("2026-11-20T20:00:00Z"),
    };
    expect(dayOf(at("2026-11-20T19:59:00Z"), moved)).toBe("2026-11-20");
    expect(nextDayStart(at("2026-11-20T19:00:00Z"), moved).toISOString()).toBe("2026-11-20T20:00:00.000Z");
  });

  it("is the day in UTC for an unknown zone and for none", () => {
    expect(dayOf(at("2026-11-20T23:30:00Z"), inZone("Mars/Olympus"))).toBe("2026-11-20");
    expect(dayOf(at("2026-11-20T23:30:00Z"), { timeZone: null })).toBe("2026-11-20");
    expect(isTimeZone("Mars/Olympus")).toBe(false);
  });

  it("is one of possibleDays() in every time zone", () => {
    for (const instant of ["2026-11-20T00:30:00Z", "2026-11-20T11:30:00Z", "2026-12-31T23:59:59Z"]) {
      for (const zone of ["Pacific/Kiritimati", "Etc/GMT+12", "UTC"]) {
        expect(possibleDays(at(instant))).toContain(dayOf(at(instant), inZone(zone)));
      }
    }
  });
});
