import { describe, expect, it } from "vitest";
import { describeQuiet, describeWeek, drawWeek } from "./week-picture.ts";

const at = (...times: string[]) => times.map((time) => new Date(time));
const zone = { timeZone: "Europe/Berlin" };
const SUNDAY = "2026-11-22";

const week = drawWeek(SUNDAY, {
  readings: at("2026-11-17T10:00:00Z", "2026-11-20T10:00:00Z", "2026-11-20T20:00:00Z"),
  steps: at("2026-11-18T09:00:00Z", "2026-11-20T23:30:00Z"),
  zone,
});

describe("the picture of a week", () => {
  it("has the seven days that end today, each with its readings and the steps done", () => {
    expect(week.map(({ day }) => day.slice(-2))).toEqual(["16", "17", "18", "19", "20", "21", "22"]);
    expect(week.map(({ readings }) => readings)).toEqual([0, 1, 0, 0, 2, 0, 0]);
  });

  it("counts a moment on the day of the person's zone", () => {
    expect(week.map(({ steps }) => steps)).toEqual([0, 0, 1, 0, 0, 1, 0]);
  });

  it("leaves out what is older than the seven days", () => {
    const old = drawWeek(SUNDAY, { readings: at("2026-11-15T12:00:00Z"), steps: [], zone });
    expect(old.every(({ readings }) => readings === 0)).toBe(true);
  });
});

describe("the words beside the picture", () => {
  it("count what was done and name the quiet days", () => {
    expect(describeWeek(week)).toBe("Three readings, two small steps done.");
    expect(describeQuiet(week)).toBe("Monday, Thursday and Sunday were quiet. Quiet is allowed.");
  });

  it("call Saturday and Sunday the weekend", () => {
    const days = drawWeek(SUNDAY, {
      readings: at("2026-11-16T10:00:00Z", "2026-11-17T10:00:00Z", "2026-11-18T10:00:00Z"),
      steps: at("2026-11-19T10:00:00Z", "2026-11-20T10:00:00Z"),
      zone,
    });
    expect(describeQuiet(days)).toBe("The weekend was quiet. Quiet is allowed.");
  });

  it("say of an empty week only that it was quiet", () => {
    const empty = drawWeek(SUNDAY, { readings: [], steps: [], zone });
    expect(describeWeek(empty)).toBe("A quiet week.");
    expect(describeQuiet(empty)).toBe("All seven days were quiet. Quiet is allowed.");
  });

  it("leave out readings or steps of which there are none", () => {
    const one = drawWeek(SUNDAY, { readings: at("2026-11-17T10:00:00Z"), steps: [], zone });
    expect(describeWeek(one)).toBe("One reading.");
  });
});
