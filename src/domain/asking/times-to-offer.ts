import { addDays, weekdayOf } from "../calendar-days.ts";
import { WEEKDAYS } from "../weekdays.ts";
import type { TextLanguage } from "./asking-language.ts";
import { type AskingWords, fillGaps, wordsFor } from "./asking-words.ts";
import { dayOfMoment, sayWeekday } from "./say-moment.ts";

type TimeName = "tonight" | "beforeWork" | "tomorrowMorning" | "afterBreakfast" | "evening";

export interface OfferedTime {
  name: TimeName;
  /** As it is offered now: `Tomorrow before work`. */
  label: string;
  /** As it is kept, true on every later day: `Friday before work`. */
  text: string;
  /** The local date and time, such as `2026-12-05T09:30`. */
  at: string;
}

const CLOCKS: Record<TimeName, string> = {
  tonight: "20:00",
  beforeWork: "07:15",
  tomorrowMorning: "09:30",
  afterBreakfast: "09:30",
  evening: "20:00",
};
/** From this hour on, tonight is not offered any more. */
const LATE = "19:00";
const SATURDAY = WEEKDAYS.indexOf("Saturday");

/**
 * Returns three real times after `now`, a local date-time: tonight, tomorrow morning, and the next Saturday or Sunday
 * after breakfast. In the evening, tomorrow's evening takes the place of tonight.
 */
export function timesToOffer(now: string, language: TextLanguage): OfferedTime[] {
  const today = dayOfMoment(now);
  const tomorrow = addDays(today, 1);
  const isLate = now.slice(11, 16) >= LATE;
  const isWorkday = weekdayOf(tomorrow) < SATURDAY;
  const offers: [TimeName, string][] = [
    ...(isLate ? [] : [["tonight", today] as [TimeName, string]]),
    [isWorkday ? "beforeWork" : "tomorrowMorning", tomorrow],
    ...(isLate ? [["evening", tomorrow] as [TimeName, string]] : []),
    ["afterBreakfast", freeDayAfter(tomorrow)],
  ];
  const { times } = wordsFor(language);
  return offers.map(([name, day]) => offer({ name, day, times, language }));
}

/** Returns the first Saturday or Sunday after a day. */
function freeDayAfter(day: string): string {
  const next = addDays(day, 1);
  return weekdayOf(next) >= SATURDAY ? next : freeDayAfter(next);
}

interface Offer {
  name: TimeName;
  day: string;
  times: AskingWords["times"];
  language: TextLanguage;
}

function offer({ name, day, times, language }: Offer): OfferedTime {
  const gaps = { day: sayWeekday(day, language) };
  const words = times[name];
  return {
    name,
    label: fillGaps(words.label, gaps),
    text: fillGaps(words.text, gaps),
    at: `${day}T${CLOCKS[name]}`,
  };
}
