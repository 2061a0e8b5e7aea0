import type { YearBlock } from "./year.ts";

/**
 * Returns the day of the year on which a block's stone lies: where the block was opened, or where it was first stuck if it
 * is older than the year. `undefined` if it was neither.
 */
export function stoneDayOf({ marks, stretches }: Pick<YearBlock, "marks" | "stretches">): number | undefined {
  const [first] = marks;
  return first?.kind === "opened" ? first.day : stretches[0]?.from;
}
