import { describe, expect, it } from "vitest";
import {
  dayIfRemindable,
  deliveryTtlSeconds,
  isEverRemindable,
  isLetterDue,
  isQuiet,
  quietLeftMs,
  USUAL_TIMES,
} from "./reminder.ts";

const BERLIN = { timeZone: "Europe/Berlin" };
const person = { ...USUAL_TIMES, zone: BERLIN };
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const TODAY = "2026-11-20";

describe("a letter about due promises", () => {
  it("is sent from the chosen hour of the person's own day on", () => {
    expect(dayIfRemindable(at("07:59"), person)).toBeNull();
    expect(dayIfRemindable(at("08:00"), person)).toBe(TODAY);
    expect(dayIfRemindable(at("08:00"), { ...person, zone: { timeZone: "America/New_York" } })).toBeNull();
  });

  it("is sent later the same day, if nobody could send it at the hour", () => {
    expect(dayIfRemindable(at("15:00"), person)).toBe(TODAY);
  });

  it("is not sent in the quiet hours", () => {
    expect(dayIfRemindable(at("20:30"), person)).toBeNull();
    expect(dayIfRemindable(at("08:30"), { ...person, quietFrom: 9, quietTo: 12 })).toBeNull();
  });

  it("is sent at most once a day", () => {
    expect(isLetterDue(TODAY, { letterOn: null, askedFrom: [TODAY] })).toBe(true);
    expect(isLetterDue(TODAY, { letterOn: TODAY, askedFrom: [TODAY] })).toBe(false);
  });

  it("is not sent again for a promise that an earlier letter told of", () => {
    expect(isLetterDue(TODAY, { letterOn: "2026-11-19", askedFrom: ["2026-11-18"] })).toBe(false);
    expect(isLetterDue(TODAY, { letterOn: "2026-11-19", askedFrom: [TODAY] })).toBe(true);
  });

  it("is not sent for a promise whose day has not come", () => {
    expect(isLetterDue(TODAY, { letterOn: null, askedFrom: ["2026-11-21"] })).toBe(false);
  });

  it("follows the clock of UTC, if the person's zone is unknown", () => {
    expect(dayIfRemindable(at("09:00"), { ...person, zone: { timeZone: "Mars/Olympus" } })).toBe(TODAY);
    expect(dayIfRemindable(at("08:59"), { ...person, zone: { timeZone: null } })).toBeNull();
  });
});

describe("a message to a device", () => {
  it("may arrive until the quiet hours begin", () => {
    expect(deliveryTtlSeconds(at("08:00"), person)).toBe(12 * 3600);
    expect(deliveryTtlSeconds(at("19:45"), person)).toBe(15 * 60);
    expect(deliveryTtlSeconds(at("21:00"), person)).toBe(0);
  });

  it("may arrive until the quiet hours begin in a zone that is half an hour off", () => {
    const inKolkata = { ...person, zone: { timeZone: "Asia/Kolkata" } };
    expect(deliveryTtlSeconds(at("15:00"), inKolkata)).toBe(30 * 60);
    expect(deliveryTtlSeconds(at("14:45"), inKolkata)).toBe(45 * 60);
    expect(deliveryTtlSeconds(at("15:30"), inKolkata)).toBe(0);
  });

  it("may arrive until midnight where there are no quiet hours", () => {
    expect(deliveryTtlSeconds(at("20:00"), { ...person, quietFrom: null, quietTo: null })).toBe(3 * 3600);
  });
});

describe("quiet hours", () => {
  it("the quiet hours still last until their end, on the next day if need be", () => {
    const quiet = { ...person, quietFrom: 21, quietTo: 8 };
    expect(quietLeftMs(at("19:59"), quiet)).toBe(0);
    expect(quietLeftMs(at("20:30"), quiet)).toBe(10.5 * 3_600_000);
    expect(quietLeftMs(at("06:00"), quiet)).toBe(3_600_000);
    expect(quietLeftMs(at("07:00"), quiet)).toBe(0);
  });

  it("the quiet hours leave no hour for a reminder if all hours from the chosen one on are quiet", () => {
    expect(isEverRemindable(USUAL_TIMES)).toBe(true);
    expect(isEverRemindable({ hour: 22, quietFrom: 21, quietTo: 8 })).toBe(false);
    expect(isEverRemindable({ hour: 22, quietFrom: null, quietTo: null })).toBe(true);
  });

  it("the quiet hours may go over midnight", () => {
    const night = { quietFrom: 22, quietTo: 7 };
    expect([21, 22, 0, 6, 7].map((hour) => isQuiet(hour, night))).toEqual([false, true, true, true, false]);
  });

  it("the quiet hours are none if both hours are equal or one is not set", () => {
    expect(isQuiet(8, { quietFrom: 8, quietTo: 8 })).toBe(false);
    expect(isQuiet(8, { quietFrom: null, quietTo: 9 })).toBe(false);
  });
});
