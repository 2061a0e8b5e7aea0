import { describe, expect, it } from "vitest";
import { askedFrom, dayChoices, isDue, weekOfNextAsking } from "./promise.ts";

const open = { dueOn: "2026-11-20", snoozedUntil: null, answer: null };

describe("a promise is due", () => {
  it("from its day on, until it is answered", () => {
    expect(isDue(open, "2026-11-19")).toBe(false);
    expect(isDue(open, "2026-11-20")).toBe(true);
    expect(isDue(open, "2027-02-01")).toBe(true);
    expect(isDue({ ...open, answer: "not-done" }, "2026-11-20")).toBe(false);
  });

  it("not before the day to which the person put it off", () => {
    const later = { ...open, snoozedUntil: "2026-11-22" };
    expect(isDue(later, "2026-11-21")).toBe(false);
    expect(isDue(later, "2026-11-22")).toBe(true);
    expect(askedFrom(later)).toBe("2026-11-22");
  });

  it("not before its own day, if that was moved behind the day to which it was put off", () => {
    expect(askedFrom({ dueOn: "2026-12-01", snoozedUntil: "2026-11-22" })).toBe("2026-12-01");
  });
});

describe("the week in which the app asks", () => {
  it.each([
    ["2026-11-23", "2026-11-23"],
    ["2026-11-29", "2026-11-23"],
    ["2027-01-01", "2026-12-28"],
  ])("begins, for %s, on Monday, %s", (dueOn, monday) => {
    expect(weekOfNextAsking({ dueOn, snoozedUntil: null })).toBe(monday);
  });

  it("is the week to which the promise was put off", () => {
    expect(weekOfNextAsking({ dueOn: "2026-11-20", snoozedUntil: "2026-11-24" })).toBe("2026-11-23");
  });
});

describe("the days that are offered", () => {
  it("for a promise are today, tomorrow, the coming Friday and this weekday next week", () => {
    expect(dayChoices({ today: "2026-11-24" })).toEqual([
      { name: "today", day: "2026-11-24" },
      { name: "tomorrow", day: "2026-11-25" },
      { name: "friday", day: "2026-11-27" },
      { name: "next-week", day: "2026-12-01" },
    ]);
  });

  it.each(["2026-11-26", "2026-11-27"])(
    "for a promise leave Friday out on %s, since it has another name then",
    (today) => {
      expect(dayChoices({ today }).map(({ name }) => name)).toEqual(["today", "tomorrow", "next-week"]);
    },
  );
});
