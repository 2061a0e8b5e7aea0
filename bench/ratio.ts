// Prints a measured ratio with its aim. Measure both sides in turns, so that a busy machine slows both down alike.

type Aim = { atMost: number } | { atLeast: number };

interface Ratio {
  /** What the ratio means, for the printed line. */
  title: string;
  /** The maximum that the ratio should have. */
  aim?: Aim;
}

/** Prints a ratio and its two sides. A missed aim fails the run. */
export function printRatio({ title, aim }: Ratio, ratio: number, sides: string): void {
  const isMet = !aim || ("atMost" in aim ? ratio <= aim.atMost : ratio >= aim.atLeast);
  if (!isMet) process.exitCode = 1;
  console.log(`  ${title}: ${ratio.toPrecision(3)} times (${sides})${aimInWords(aim, isMet)}`);
}

function aimInWords(aim: Aim | undefined, isMet: boolean): string {
  if (!aim) return "";
  const bound = "atMost" in aim ? `at most ${aim.atMost}` : `at least ${aim.atLeast}`;
  return ` - aim ${bound}: ${isMet ? "met" : "MISSED"}`;
}

/** Returns the median of the values. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
