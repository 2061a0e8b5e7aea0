// How many times as much one thing costs as another, measured in turns so that a busy machine hurts both alike.

export type Side = {
  name: string;
  run: () => unknown;
};

export type Comparison = {
  /** What the ratio says, for the printed line. */
  title: string;
  /** The numerator. */
  ours: Side;
  /** The denominator: a floor that cannot be beaten, or a peer. */
  against: Side;
  /** Milliseconds on the clock, or of this process's processor time. */
  measure?: "time" | "cpu";
  rounds?: number;
  /** The ratio that is wanted. */
  aim?: { atMost: number } | { atLeast: number };
};

const WARM_UP_ROUNDS = 5;
const ROUNDS = 40;
const MICROSECONDS_IN_A_MILLISECOND = 1000;

/** Runs both sides in turns, prints the ratio of their medians with both of them, and answers it. A missed aim fails the run. */
export async function compare(comparison: Comparison): Promise<number> {
  const { ours, against, measure = "time", rounds = ROUNDS } = comparison;
  const costs = { ours: [] as number[], against: [] as number[] };
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    const first = round % 2 === 0 ? "ours" : "against";
    for (const side of [first, first === "ours" ? "against" : "ours"] as const) {
      const cost = await costOf(side === "ours" ? ours : against, measure);
      if (round >= 0) costs[side].push(cost);
    }
  }
  const [one, other] = [median(costs.ours), median(costs.against)];
  const ratio = one / other;
  printRatio(comparison, ratio, `${ours.name} ${inWords(one)}, ${against.name} ${inWords(other)}`);
  return ratio;
}

async function costOf(side: Side, measure: "time" | "cpu"): Promise<number> {
  const clockStart = performance.now();
  const cpuStart = process.cpuUsage();
  await side.run();
  if (measure === "time") return performance.now() - clockStart;
  const { user, system } = process.cpuUsage(cpuStart);
  return (user + system) / MICROSECONDS_IN_A_MILLISECOND;
}

/** Prints a ratio that was measured elsewhere in the same form, and fails the run where the aim is missed. */
export function printRatio(
  { title, aim }: Pick<Comparison, "title" | "aim">,
  ratio: number,
  sides: string,
): void {
  const isMet = !aim || ("atMost" in aim ? ratio <= aim.atMost : ratio >= aim.atLeast);
  if (!isMet) process.exitCode = 1;
  console.log(`  ${title}: ${ratio.toPrecision(3)} times (${sides})${aimInWords(aim, isMet)}`);
}

function aimInWords(aim: Comparison["aim"], isMet: boolean): string {
  if (!aim) return "";
  const bound = "atMost" in aim ? `at most ${aim.atMost}` : `at least ${aim.atLeast}`;
  return ` - aim ${bound}: ${isMet ? "met" : "MISSED"}`;
}

/** The value that half of the others stay below. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

function inWords(milliseconds: number): string {
  return `${milliseconds.toPrecision(3)} ms`;
}
