/** The names of the weekdays; a weekday's number is its place here, so 0 is Monday. */
export const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** The number of days in a week. */
export const WEEK_DAYS = WEEKDAYS.length;
