import { isCalendarDay } from "./birthday.ts";

export const ZODIAC_SIGNS = [
  "Aries",
  "Taurus",
  "Gemini",
  "Cancer",
  "Leo",
  "Virgo",
  "Libra",
  "Scorpio",
  "Sagittarius",
  "Capricorn",
  "Aquarius",
  "Pisces",
] as const;
export type ZodiacSign = (typeof ZODIAC_SIGNS)[number];

/** The last day of each sign as month and day, in the order of a calendar year. */
const LAST_DAYS: readonly (readonly [day: string, sign: ZodiacSign])[] = [
  ["01-19", "Capricorn"],
  ["02-18", "Aquarius"],
  ["03-20", "Pisces"],
  ["04-19", "Aries"],
  ["05-20", "Taurus"],
  ["06-20", "Gemini"],
  ["07-22", "Cancer"],
  ["08-22", "Leo"],
  ["09-22", "Virgo"],
  ["10-22", "Libra"],
  ["11-21", "Scorpio"],
  ["12-21", "Sagittarius"],
  ["12-31", "Capricorn"],
];

/**
 * Returns the zodiac sign of a person born on this day, such as `2000-02-29`; `null` if the calendar has no such day.
 */
export function zodiacSignOf(birthday: string): ZodiacSign | null {
  if (!isCalendarDay(birthday)) return null;
  const day = birthday.slice("0000-".length);
  return LAST_DAYS.find(([last]) => day <= last)?.[1] ?? null;
}
