// Months of the browser's time zone. A month is written as `2026-11`.

/** Returns the days of a month, and how many places of its first week are empty. Weeks begin on Monday. */
export function daysOfMonth(month: string): { empty: number; days: string[] } {
  const first = new Date(`${month}-01T12:00`);
  const count = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  return {
    empty: (first.getDay() + 6) % 7,
    days: Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`),
  };
}

/** Returns the month that lies `by` months after `month`; before it if `by` is negative. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const months = year * 12 + (number - 1) + by;
  return `${String(Math.floor(months / 12)).padStart(4, "0")}-${String((months % 12) + 1).padStart(2, "0")}`;
}
