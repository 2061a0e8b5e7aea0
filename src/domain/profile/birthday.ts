// Days are calendar days written as `2000-02-29`. The caller passes the current day.

export const MINIMUM_AGE = 16;
/**
 * The highest age in years. Nobody has become older than this, so a higher age is taken as a typing error in
 * the year.
 */
export const MAXIMUM_AGE = 125;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FEBRUARY = 2;

/** Returns whether the calendar has this day. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const isLeapDay = month === FEBRUARY && day === 29 && isLeapYear(year);
  return isLeapDay || (day >= 1 && day <= (DAYS_OF_MONTHS[month - 1] ?? 0));
}

/**
 * Returns the full years on `today` of somebody born on `birthday`; negative before it. In years without a 29
 * February, somebody born on that day is a year older from 1 March.
 */
export function ageOn(today: string, birthday: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) >= birthday.slice(5) ? years : years - 1;
}

/** Returns the latest birthday of somebody who is old enough on `today`, for a form's date field. */
export function latestBirthday(today: string): string {
  const year = Number(today.slice(0, 4)) - MINIMUM_AGE;
  const day = `${String(year).padStart(4, "0")}${today.slice(4)}`;
  return isCalendarDay(day) ? day : day.replace(/02-29$/, "02-28");
}

export type BirthdayProblem = "no such day" | "in the future" | "too young" | "too old";

/** Returns what is wrong with a birthday on `today`; `null` if nothing is wrong. */
export function findBirthdayProblem(birthday: string, today: string): BirthdayProblem | null {
  if (!isCalendarDay(birthday)) return "no such day";
  if (birthday > today) return "in the future";
  const age = ageOn(today, birthday);
  if (age < MINIMUM_AGE) return "too young";
  return age > MAXIMUM_AGE ? "too old" : null;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
