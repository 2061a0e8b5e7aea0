/**
 * How long something lasts when some of it is not over yet: the Kaplan-Meier estimate. Sources: Kaplan and Meier, J. Am. Stat.
 * Assoc. 53 (1958) 457; Greenwood's variance and the log-log band as in Kalbfleisch and Prentice, The Statistical Analysis
 * of Failure Time Data, section 1.4. The results agree with R's `survfit(conf.type = "log-log")`.
 */
import normalQuantile from "@stdlib/stats-base-dists-normal-quantile";

export interface Spell {
  /** How long it has lasted, in any unit. */
  time: number;
  /** Whether it ended then. If not, it was still going on when it was last seen. */
  isEvent: boolean;
}

export interface SurvivalStep {
  time: number;
  /** The number of spells that lasted at least until `time`. */
  atRisk: number;
  events: number;
  /** The share that lasts longer than `time`. */
  survival: number;
  /** The standard error of `survival`; `null` if `survival` is 0. */
  standardError: number | null;
  /** The 95 % band of `survival`; `null` if `survival` is 1 or 0. */
  lower: number | null;
  upper: number | null;
  /** Greenwood's sum of events / (at risk * (at risk - events)) up to `time`. */
  greenwood: number;
}

const Z = normalQuantile(0.975, 0, 1);

/**
 * Returns one step for each distinct time, earliest first, times at which nothing ended included. Throws a `RangeError` for a
 * time that is negative or no number.
 */
export function kaplanMeier(spells: readonly Spell[]): SurvivalStep[] {
  if (!spells.every(({ time }) => time >= 0)) throw new RangeError("A time is negative or no number.");
  const sorted = [...spells].sort((one, other) => one.time - other.time);
  const steps: SurvivalStep[] = [];
  let survival = 1;
  let greenwood = 0;
  for (let begin = 0; begin < sorted.length; ) {
    const time = sorted[begin]?.time ?? 0;
    let end = begin;
    let events = 0;
    for (; sorted[end]?.time === time; end += 1) if (sorted[end]?.isEvent) events += 1;
    const atRisk = sorted.length - begin;
    survival *= 1 - events / atRisk;
    if (events > 0) greenwood += events / (atRisk * (atRisk - events));
    steps.push({ time, atRisk, events, survival, greenwood, ...errorsOf(survival, greenwood) });
    begin = end;
  }
  return steps;
}

function errorsOf(survival: number, greenwood: number) {
  const standardError = survival > 0 ? survival * Math.sqrt(greenwood) : null;
  return { standardError, ...logLogBand(survival, greenwood) };
}

/** Returns the 95 % band of a share on the log-log scale, on which it always lies between 0 and 1. */
function logLogBand(survival: number, greenwood: number): { lower: number | null; upper: number | null } {
  if (survival >= 1 || survival <= 0) return { lower: null, upper: null };
  const spread = Math.exp((Z * Math.sqrt(greenwood)) / Math.abs(Math.log(survival)));
  return { lower: survival ** spread, upper: survival ** (1 / spread) };
}

/** The tolerance for "exactly one half", to allow for rounding. */
const TINY = 1e-9;

/**
 * The time by which half of the spells have ended, with its 95 % interval; an end is `null` if the data do not reach
 * it.
 */
export interface Median {
  value: number | null;
  lower: number | null;
  upper: number | null;
}

/** Returns the median of a curve. If the curve lies at exactly one half, it is the middle of that stretch, as in R. */
export function medianOf(steps: readonly SurvivalStep[]): Median {
  const drops = steps.filter(({ events }) => events > 0);
  return {
    value: firstBelowHalf(drops, ({ survival }) => survival),
    lower: firstBelowHalf(drops, ({ lower, survival }) => lower ?? (survival <= 0 ? null : 1)),
    upper: firstBelowHalf(drops, ({ upper, survival }) => upper ?? (survival <= 0 ? null : 1)),
  };
}

function firstBelowHalf(
  drops: readonly SurvivalStep[],
  heightOf: (step: SurvivalStep) => number | null,
): number | null {
  for (const [index, step] of drops.entries()) {
    const height = heightOf(step);
    if (height === null || height > 0.5 + TINY) continue;
    const next = drops[index + 1];
    if (height > 0.5 - TINY && next) return (step.time + next.time) / 2;
    return step.time;
  }
  return null;
}

/** The minimum number of spells beyond a time; fewer carry no statement about it. */
const FEWEST_AT_RISK = 5;

/**
 * Returns the chance that a spell which has lasted `elapsed` lasts `ahead` longer, with a 95 % interval on the log-log scale; an
 * end is `null` where the chance is 1 or 0. Returns `null` beyond the data, and where fewer than five spells lasted
 * longer than `elapsed`. The chance is the product of the steps in between, S(t + a) / S(t), which is itself a Kaplan-Meier
 * estimate of those at risk after `elapsed`; so Greenwood's sum runs over those steps only. Source: Kalbfleisch and Prentice,
 * section 1.4 (the variance of a conditional survival); Zabor, Gonen, Chapman and Panageas, Dynamic prognostication using
 * conditional survival estimates, Cancer 119 (2013) 3589.
 */
export function stillStuck(
  steps: readonly SurvivalStep[],
  elapsed: number,
  ahead: number,
): { chance: number; lower: number | null; upper: number | null } | null {
  const last = steps.at(-1);
  const then = steps.find(({ time }) => time > elapsed);
  if (!last || !then || elapsed + ahead > last.time || then.atRisk < FEWEST_AT_RISK) return null;
  const now = heightAt(steps, elapsed);
  const later = heightAt(steps, elapsed + ahead);
  const chance = later.survival / now.survival;
  return { chance, ...logLogBand(chance, later.greenwood - now.greenwood) };
}

function heightAt(steps: readonly SurvivalStep[], time: number): { survival: number; greenwood: number } {
  return steps.findLast((step) => step.time <= time) ?? { survival: 1, greenwood: 0 };
}
