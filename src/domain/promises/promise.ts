import { addDays, weekdayOf, weekStartOf } from "../calendar-days.ts";
import { WEEKDAYS } from "../weekdays.ts";

const FRIDAY = WEEKDAYS.indexOf("Friday");
const WEEK = WEEKDAYS.length;

/**
 * The answers that a person may give when the day of a promise has come. No answer is treated as better than another.
 */
export const PROMISE_ANSWERS = ["did", "partly", "not-done", "no-longer-matters"] as const;
export type PromiseAnswer = (typeof PROMISE_ANSWERS)[number];

export const PROMISE_ANSWER_WORDS: Record<PromiseAnswer, string> = {
  did: "Did it",
  partly: "Partly",
  "not-done": "Not done",
  "no-longer-matters": "No longer matters",
};

/** Days are calendar days of the person, as `2026-11-20`. */
export interface StepPromise {
  /** The day by which the person means to do the step. */
  dueOn: string;
  /** The first day on which the app asks again; `null` if the person never put it off. */
  snoozedUntil: string | null;
  answer: PromiseAnswer | null;
}

/** Returns whether the app asks for an answer on the day `today`. */
export function isDue(promise: StepPromise, today: string): boolean {
  return promise.answer === null && askedFrom(promise) <= today;
}

/** Returns the first day on which the app asks about the promise. */
export function askedFrom({ dueOn, snoozedUntil }: Omit<StepPromise, "answer">): string {
  return snoozedUntil !== null && snoozedUntil > dueOn ? snoozedUntil : dueOn;
}

/**
 * Returns the Monday of the week in which the app asks next. This Monday is stored unencrypted, so that due promises
 * are found without a key. The exact days are encrypted.
 */
export function weekOfNextAsking(promise: Omit<StepPromise, "answer">): string {
  return weekStartOf(askedFrom(promise));
}

export interface DayChoice {
  name: "today" | "tomorrow" | "friday" | "next-week";
  day: string;
}

/**
 * Returns the days that are offered for a promise, earliest first. Friday is left out where it is today or tomorrow.
 * Next week is this weekday in seven days.
 */
export function dayChoices({ today }: { today: string }): DayChoice[] {
  const toFriday = (FRIDAY - weekdayOf(today) + WEEK) % WEEK;
  return [
    { name: "today", day: today },
    { name: "tomorrow", day: addDays(today, 1) },
    ...(toFriday > 1 ? [{ name: "friday" as const, day: addDays(today, toFriday) }] : []),
    { name: "next-week", day: addDays(today, WEEK) },
  ];
}
