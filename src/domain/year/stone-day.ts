import type { YearBlock } from "./year.ts";

/**
 * Returns the day of the year at which the picture shows a block's stone: the day on which it was opened, or the first
 * day on which it was stuck if it is older than the year. `undefined` if there is neither.
 */
export function stoneDayOf({ marks, stretches }: Pick<YearBlock, "marks" | "stretches">): number | undefined {
  const [first] = marks;
  return first?.kind === "opened" ? first.day : stretches[0]?.from;
}
