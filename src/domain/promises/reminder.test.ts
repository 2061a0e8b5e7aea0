import { describe, expect, it } from "vitest";
import { isQuiet, letterDay, secondsToArrive, USUAL_TIMES } from "./reminder.ts";

const BERLIN = { timeZone: "Europe/Berlin" };
const waiting = { ...USUAL_TIMES, zone: BERLIN, letterOn: null, askedFrom: ["2026-11-20"] };
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

describe("a letter about due promises", () => {
  it("a letter about due promises is sent from the chosen hour of the person's own day on", () => {
    expect(letterDay(at("07:59"), waiting)).toBeNull();
    expect(letterDay(at("08:00"), waiting)).toBe("2026-11-20");
    expect(letterDay(at("08:00"), { ...waiting, zone: { timeZone: "America/New_York" } })).toBeNull();
  });

  it("a letter about due promises is sent later the same day, if nobody could send it at the hour", () => {
    expect(letterDay(at("15:00"), waiting)).toBe("2026-11-20");
  });

  it("a letter about due promises is not sent in the quiet hours", () => {
    expect(letterDay(at("20:30"), waiting)).toBeNull();
    expect(letterDay(at("08:30"), { ...waiting, quietFrom: 9, quietTo: 12 })).toBeNull();
  });

  it("a letter about due promises is sent at most once a day", () => {
    expect(letterDay(at("10:00"), { ...waiting, letterOn: "2026-11-20" })).toBeNull();
  });

  it("a letter about due promises is not sent again for a promise that an earlier letter told of", () => {
    expect(
      letterDay(at("10:00"), { ...waiting, letterOn: "2026-11-19", askedFrom: ["2026-11-18"] }),
    ).toBeNull();
    expect(letterDay(at("10:00"), { ...waiting, letterOn: "2026-11-19" })).toBe("2026-11-20");
  });

  it("a letter about due promises is not sent for a promise whose day has not come", () => {
    expect(letterDay(at("10:00"), { ...waiting, askedFrom: ["2026-11-21"] })).toBeNull();
  });

  it("a letter about due promises follows the clock of UTC, if the person's zone is unknown", () => {
    expect(letterDay(at("09:00"), { ...waiting, zone: { timeZone: "Mars/Olympus" } })).toBe("2026-11-20");
    expect(letterDay(at("08:59"), { ...waiting, zone: { timeZone: null } })).toBeNull();
  });
});

describe("a message to a device", () => {
  it("a message to a device may arrive until the quiet hours begin", () => {
    expect(secondsToArrive(at("08:00"), waiting)).toBe(12 * 3600);
    expect(secondsToArrive(at("19:45"), waiting)).toBe(15 * 60);
    expect(secondsToArrive(at("21:00"), waiting)).toBe(0);
  });

  it("a message to a device may arrive until the quiet hours begin in a zone that is half an hour off", () => {
    const inKolkata = { ...waiting, zone: { timeZone: "Asia/Kolkata" } };
    expect(secondsToArrive(at("15:00"), inKolkata)).toBe(30 * 60);
    expect(secondsToArrive(at("14:45"), inKolkata)).toBe(45 * 60);
    expect(secondsToArrive(at("15:30"), inKolkata)).toBe(0);
  });

  it("a message to a device may arrive until midnight where there are no quiet hours", () => {
    expect(secondsToArrive(at("20:00"), { ...waiting, quietFrom: null, quietTo: null })).toBe(3 * 3600);
  });
});

describe("quiet hours", () => {
  it("the quiet hours may go over midnight", () => {
    const night = { quietFrom: 22, quietTo: 7 };
    expect([21, 22, 0, 6, 7].map((hour) => isQuiet(hour, night))).toEqual([false, true, true, true, false]);
  });

  it("the quiet hours are none if both hours are equal or one is not set", () => {
    expect(isQuiet(8, { quietFrom: 8, quietTo: 8 })).toBe(false);
    expect(isQuiet(8, { quietFrom: null, quietTo: 9 })).toBe(false);
  });
});
