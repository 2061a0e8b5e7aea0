// Small parts of the sentences that describe patterns.

const SMALL_NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Returns a number as a word up to twelve, and as digits above. */
export function numberWord(number: number): string {
  return SMALL_NUMBERS[number] ?? String(number);
}

/** Returns a share from 0 to 1 as whole percent, `54%`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Returns a share from 0 to 1 in words: "about seven times in ten". */
export function timesInTen(share: number): string {
  const times = Math.round(share * 10);
  if (times === 0) return "hardly ever";
  if (times === 10) return "nearly always";
  return times === 1 ? "about once in ten" : `about ${numberWord(times)} times in ten`;
}

/** Returns a count that ends a clause by itself: "none", "three", "12". */
export function numberWordOrNone(count: number): string {
  return count === 0 ? "none" : numberWord(count);
}

/** Returns a 95 % interval in words, for the end of a sentence: "19 times in 20 it lies between 40 % and 90 %". */
export function describeInterval(lower: number | null, upper: number | null): string {
  if (lower === null || upper === null) return "how far off that may be is not known";
  return `19 times in 20 it lies between ${percent(lower)} and ${percent(upper)}`;
}
