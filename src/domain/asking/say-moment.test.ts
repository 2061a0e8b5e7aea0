import { describe, expect, it } from "vitest";
import { dayOfDifference, sayClock, sayShortMoment, sayWeekday } from "./say-moment.ts";

const MOMENT = "2026-12-05T09:30";

describe("a moment in words", () => {
  it("has its weekday and its hour in the language of the text", () => {
    expect([sayWeekday(MOMENT, "en"), sayClock(MOMENT, "en")]).toEqual(["Saturday", "9:30 am"]);
    expect([sayWeekday(MOMENT, "de"), sayClock(MOMENT, "de")]).toEqual(["Samstag", "9:30 Uhr"]);
    expect([sayWeekday(MOMENT, "es"), sayClock(MOMENT, "es")]).toEqual(["sábado", "9:30"]);
    expect(sayShortMoment("2026-12-03T20:00", "en")).toBe("Thu 8:00 pm");
    expect(sayShortMoment(MOMENT, "de")).toBe("Sa 9:30 Uhr");
  });

  it("is right at noon and at midnight", () => {
    expect(sayClock("2026-12-05T12:05", "en")).toBe("12:05 pm");
    expect(sayClock("2026-12-05T00:05", "en")).toBe("12:05 am");
  });

  it("of the difference is nearly a week away, with a weekday that is not today's", () => {
    expect(sayWeekday(dayOfDifference("2026-12-03T14:00"), "en")).toBe("Wednesday");
    expect(dayOfDifference("2026-12-28")).toBe("2027-01-03");
  });
});
