import type { YearCounts } from "./year.ts";

interface CountPhrase {
  id: keyof YearCounts;
  count: number;
  /** What was counted, in the plain words that follow the number. */
  words: string;
}

const WORDS: readonly [keyof YearCounts, one: string, many: string][] = [
  ["opened", "block opened", "blocks opened"],
  ["closed", "block closed", "blocks closed"],
  ["parked", "block parked on purpose", "blocks parked on purpose"],
  ["smallSteps", "small step done", "small steps done"],
  ["readings", "reading", "readings"],
  ["daysWritten", "day with something written", "days with something written"],
];

/** Returns the counts of a year in the order in which they are shown. */
export function countPhrases(counts: YearCounts): CountPhrase[] {
  return WORDS.map(([id, one, many]) => ({ id, count: counts[id], words: counts[id] === 1 ? one : many }));
}
