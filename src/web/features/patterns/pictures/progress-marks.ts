/** The number of marks above which a bar is drawn instead of single marks. */
const MOST_MARKS = 20;

/**
 * Returns one mark for each needed item, and whether that item exists; `null` if there are too many to draw them
 * one by one.
 */
export function progressMarks(have: number, need: number): { at: number; isThere: boolean }[] | null {
  if (need > MOST_MARKS) return null;
  return Array.from({ length: Math.ceil(need) }, (_, at) => ({ at, isThere: at < have }));
}
