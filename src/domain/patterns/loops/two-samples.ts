// Tests of some of a person's times against all of them, so that nobody is told that they sleep at night.

const logFactorials: number[] = [0];

function logFactorial(number: number): number {
  for (let next = logFactorials.length; next <= number; next += 1) {
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  }
  return logFactorials[number] ?? 0;
}

function logWays(from: number, number: number): number {
  return logFactorial(from) - logFactorial(number) - logFactorial(from - number);
}

/**
 * Returns the chance that at least `hits` of `events` rows, taken at random from `all` rows, are among the `marked` ones
 * (the upper tail of the hypergeometric distribution: Fisher's exact test with one side).
 */
export function upperTail({ hits, events, marked, all }: Table): number {
  let sum = 0;
  for (let count = hits; count <= Math.min(events, marked); count += 1) {
    if (events - count > all - marked) continue;
    sum += Math.exp(logWays(marked, count) + logWays(all - marked, events - count) - logWays(all, events));
  }
  return Math.min(1, sum);
}

export interface Table {
  hits: number;
  events: number;
  marked: number;
  all: number;
}

/**
 * Returns the p-value for "these hours are spread over the clock as those others are": the uniform-scores test of Mardia,
 * Watson and Wheeler (Mardia, J. R. Stat. Soc. B 34 (1972) 102), which is Rayleigh's test on the ranks of both samples
 * together. Equal hours share their mean rank. Its chi-square approximation wants 10 of each at least; fewer return 1.
 */
export function hoursDiffer(hours: readonly number[], others: readonly number[]): number {
  const all = hours.length + others.length;
  if (hours.length < 10 || others.length < 10) return 1;
  const sorted = [
    ...hours.map((hour) => ({ hour, isFirst: true })),
    ...others.map((hour) => ({ hour, isFirst: false })),
  ].sort((one, other) => one.hour - other.hour);
  let x = 0;
  let y = 0;
  for (let start = 0; start < all; ) {
    let end = start;
    let first = 0;
    for (; end < all && sorted[end]?.hour === sorted[start]?.hour; end += 1) {
      if (sorted[end]?.isFirst) first += 1;
    }
    const angle = (2 * Math.PI * ((start + end - 1) / 2)) / all;
    x += first * Math.cos(angle);
    y += first * Math.sin(angle);
    start = end;
  }
  return Math.exp((-(all - 1) * (x * x + y * y)) / (hours.length * others.length));
}
