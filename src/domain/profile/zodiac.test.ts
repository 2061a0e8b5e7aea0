import { describe, expect, it } from "vitest";
import { ZODIAC_SIGNS, zodiacSignOf } from "./zodiac.ts";

const boundaries = [
  ["Aries", "03-21", "04-19"],
  ["Taurus", "04-20", "05-20"],
  ["Gemini", "05-21", "06-20"],
  ["Cancer", "06-21", "07-22"],
  ["Leo", "07-23", "08-22"],
  ["Virgo", "08-23", "09-22"],
  ["Libra", "09-23", "10-22"],
  ["Scorpio", "10-23", "11-21"],
  ["Sagittarius", "11-22", "12-21"],
  ["Capricorn", "12-22", "01-19"],
  ["Aquarius", "01-20", "02-18"],
  ["Pisces", "02-19", "03-20"],
] as const;

const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, "0"));
const DAYS = Array.from({ length: 31 }, (_, day) => String(day + 1).padStart(2, "0"));

describe("the zodiac sign of a birthday", () => {
  it.each(boundaries)("is %s from %s to %s", (sign, first, last) => {
    expect(zodiacSignOf(`1987-${first}`)).toBe(sign);
    expect(zodiacSignOf(`1987-${last}`)).toBe(sign);
  });

  it("is Pisces on 29 February", () => {
    expect(zodiacSignOf("2000-02-29")).toBe("Pisces");
    expect(zodiacSignOf("2001-02-29")).toBeNull();
  });

  it("is the same at both ends of the year", () => {
    expect(zodiacSignOf("1999-12-31")).toBe("Capricorn");
    expect(zodiacSignOf("2000-01-01")).toBe("Capricorn");
  });

  it("is one of the twelve on each of the 366 days, and changes twelve times", () => {
    const days = MONTHS.flatMap((month) => DAYS.map((day) => `2000-${month}-${day}`));
    const signs = days.flatMap((day) => zodiacSignOf(day) ?? []);
    expect(signs).toHaveLength(366);
    expect(new Set(signs)).toEqual(new Set(ZODIAC_SIGNS));
    expect(signs.filter((sign, at) => sign !== signs.at(at - 1))).toHaveLength(12);
  });

  it("is null for a day that does not exist", () => {
    for (const text of ["", "2000-04-31", "tomorrow"]) expect(zodiacSignOf(text)).toBeNull();
  });
});
