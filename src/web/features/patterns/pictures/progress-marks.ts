/** With more marks than this a bar is drawn instead of single marks. */
const MOST_MARKS = 20;

/** Returns a mark for each needed one, and whether it is there; `null` if there are too many to draw one by one. */
export function progressMarks(have: number, need: number): { at: number; isThere: boolean }[] | null {
  if (need > MOST_MARKS) return null;
  return Array.from({ length: Math.ceil(need) }, (_, at) => ({ at, isThere: at < have }));
}
