import { addDays, weekdayOf } from "../calendar-days.ts";
import { wordsBetweenBlanks } from "../text/word-phrases.ts";
import { WEEK_DAYS } from "../weekdays.ts";
import type { TextLanguage } from "./asking-language.ts";
import { type ClockWords, clockWordsFor, DAY_PARTS, type DayPart } from "./clock-words.ts";
import { dayOfMoment } from "./say-moment.ts";

const HOUR = 60;
const NOON = 12 * HOUR;
/** Before this hour, a plain number is an hour of the afternoon: "Sunday at 6". */
const FIRST_PLAIN_HOUR = 7 * HOUR;
/** Up to this hour, a number belongs to the hours after noon: "at 1, in my lunch break". */
const LAST_NOON_HOUR = 4 * HOUR;
const USUAL_TIME: Record<DayPart, number> = {
  morning: 9 * HOUR + 30,
  noon: 12 * HOUR + 30,
  afternoon: 16 * HOUR,
  evening: 20 * HOUR,
};

/** A clock time in minutes since midnight. */
interface Clock {
  minutes: number;
  /** True if it may be twelve hours later as well. */
  isPlain: boolean;
}

/**
 * Returns the local date-time that a typed time names, such as `2026-12-05T09:30` for `saturday 9:30`; `null` if it
 * names neither a day nor an hour, or one that has passed. `now` is a local date-time. In a language without words here,
 * an hour could be read and its day not, so nothing is.
 */
export function readTime(text: string, now: string, language: TextLanguage): string | null {
  if (language === "other") return null;
  const words = wordsBetweenBlanks(text);
  const names = clockWordsFor(language);
  const part = DAY_PARTS.find((each) => names.parts[each].test(words));
  const clock = clockIn(words, names);
  const day = dayIn({ words, names, now });
  if (day === null && clock === null) return null;
  const times = clock ? timesOf(clock, part) : [USUAL_TIME[part ?? "morning"]];
  const today = dayOfMoment(now);
  const days = day === null ? [today, addDays(today, 1)] : daysOf(day, { words, names });
  const moments = days.flatMap((each) => times.map((minutes) => momentOf(each, minutes)));
  return moments.find((moment) => moment > now.slice(0, 16)) ?? null;
}

/** Returns the day that is named; of a weekday, the next one from today on. */
function dayIn({ words, names, now }: { words: string; names: ClockWords; now: string }): string | null {
  const today = dayOfMoment(now);
  const weekday = weekdayIn(words, names);
  if (weekday >= 0) return addDays(today, (weekday - weekdayOf(today) + WEEK_DAYS) % WEEK_DAYS);
  if (names.overmorrow.test(words)) return addDays(today, 2);
  if (names.today.test(words)) return today;
  return names.tomorrow.test(words) ? addDays(today, 1) : null;
}

/** A weekday whose hour has passed today is the one of next week. */
function daysOf(day: string, { words, names }: { words: string; names: ClockWords }): string[] {
  return weekdayIn(words, names) >= 0 ? [day, addDays(day, WEEK_DAYS)] : [day];
}

function weekdayIn(words: string, { weekdays }: ClockWords): number {
  return weekdays.findIndex((weekday) => weekday.test(words));
}

function clockIn(words: string, { clocks, hours, weekdays, today, tomorrow }: ClockWords): Clock | null {
  const [, hour, minute] = / (\d{1,2}):(\d\d)(?= )/.exec(words) ?? [];
  if (hour !== undefined && minute !== undefined && Number(hour) < 24 && Number(minute) < HOUR) {
    return {
      minutes: Number(hour) * HOUR + Number(minute),
      isPlain: Number(hour) <= 12 && !hour.startsWith("0"),
    };
  }
  for (const { expression, minutes } of clocks) {
    const found = expression.exec(words)?.groups?.hour;
    const number = found === undefined ? undefined : (hours.get(found) ?? Number(found));
    if (number === undefined || number > 23) continue;
    return { minutes: (number * HOUR + minutes + 24 * HOUR) % (24 * HOUR), isPlain: number <= 12 };
  }
  return clockBehindDay(words, { weekdays, today, tomorrow });
}

/** A number right behind a day is an hour: "Saturday 9, at my desk". */
function clockBehindDay(
  words: string,
  { weekdays, today, tomorrow }: Pick<ClockWords, "weekdays" | "today" | "tomorrow">,
): Clock | null {
  for (const day of [...weekdays, today, tomorrow]) {
    const found = day.exec(words);
    const [, hour] = found ? (/^ (\d{1,2}) /.exec(words.slice(found.index + found[0].length)) ?? []) : [];
    if (hour !== undefined && Number(hour) < 24) {
      return { minutes: Number(hour) * HOUR, isPlain: Number(hour) <= 12 };
    }
  }
  return null;
}

/** Returns the minutes since midnight that a clock time may mean, the likeliest first. */
function timesOf({ minutes, isPlain }: Clock, part: DayPart | undefined): number[] {
  const later = minutes < NOON ? minutes + NOON : minutes;
  if (!isPlain) return [minutes];
  if (part === "morning") return [minutes];
  if (part === "noon") return [minutes <= LAST_NOON_HOUR ? later : minutes];
  if (part !== undefined) return [later];
  return minutes < FIRST_PLAIN_HOUR ? [later] : [minutes, later];
}

function momentOf(day: string, minutes: number): string {
  const hour = String(Math.floor(minutes / HOUR)).padStart(2, "0");
  return `${day}T${hour}:${String(minutes % HOUR).padStart(2, "0")}`;
}
