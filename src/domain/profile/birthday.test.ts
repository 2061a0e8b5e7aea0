import { describe, expect, it } from "vitest";
import { ageOn, findBirthdayProblem, isCalendarDay, latestBirthday } from "./birthday.ts";

describe("a birthday", () => {
  it("must be a day that exists in the calendar", () => {
    for (const day of ["2000-02-29", "1999-02-28", "1984-12-31", "2001-04-30"])
      expect(isCalendarDay(day), day).toBe(true);
    for (const day of ["1999-02-29", "1900-02-29", "2001-04-31", "2001-13-01", "2001-00-10", "2001-01-00"])
      expect(isCalendarDay(day), day).toBe(false);
    for (const text of ["", "2001-1-1", "01.02.2003", "2001-01-01T00:00:00Z", "yesterday"])
      expect(isCalendarDay(text), text).toBe(false);
  });

  it("is accepted from the day on which somebody turns 16, not the day before", () => {
    expect(findBirthdayProblem("2010-11-21", "2026-11-20")).toBe("too young");
    expect(findBirthdayProblem("2010-11-20", "2026-11-20")).toBeNull();
  });

  it("on 29 February counts on 1 March in years without that day", () => {
    expect(ageOn("2026-02-28", "2008-02-29")).toBe(17);
    expect(ageOn("2026-03-01", "2008-02-29")).toBe(18);
    expect(findBirthdayProblem("2008-02-29", "2024-02-28")).toBe("too young");
    expect(findBirthdayProblem("2008-02-29", "2024-02-29")).toBeNull();
  });

  it("is refused if it is in the future, or too long ago to be true", () => {
    expect(findBirthdayProblem("2026-11-21", "2026-11-20")).toBe("in the future");
    expect(findBirthdayProblem("1092-05-05", "2026-11-20")).toBe("too old");
    expect(findBirthdayProblem("1926-05-05", "2026-11-20")).toBeNull();
    expect(findBirthdayProblem("1999-02-29", "2026-11-20")).toBe("no such day");
  });

  it("is accepted on the latest day that the form offers", () => {
    for (const today of ["2026-11-20", "2024-02-29", "2026-01-01", "2116-02-29"]) {
      const latest = latestBirthday(today);
      expect(findBirthdayProblem(latest, today), today).toBeNull();
    }
    expect(latestBirthday("2026-11-20")).toBe("2010-11-20");
    expect(latestBirthday("2116-02-29")).toBe("2100-02-28");
  });
});
