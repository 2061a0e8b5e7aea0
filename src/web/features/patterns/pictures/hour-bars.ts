import { formatHour } from "#web/api/dates.ts";
import { type Plot, scaleOf } from "./frame.ts";

/** Returns a bar for each hour. The height of a bar shows the count; all heights are 0 if nothing was counted. */
export function placeHours(counts: readonly number[], plot: Plot) {
  const most = Math.max(1, ...counts);
  const across = scaleOf(0, counts.length, plot.left, plot.right);
  const up = scaleOf(0, most, 0, plot.bottom - plot.top);
  return counts.map((count, hour) => ({
    hour,
    count,
    x: across(hour) + 1,
    width: Math.max(1, across(1) - across(0) - 2),
    height: up(count),
  }));
}

/** Returns an hour as text, such as `9:00 AM to 10:00 AM`. */
export function hourName(hour: number): string {
  return `${formatHour(hour)} to ${formatHour(hour + 1)}`;
}
