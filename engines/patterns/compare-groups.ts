// Tests whether one group of trials succeeds more often than the rest. It can be repeated every week without more false
// alarms.
import { type Prior, shrunkShare } from "./statistics/beta.ts";
import { benjaminiHochberg } from "./statistics/false-discovery.ts";
import { fisherExact, type Share } from "./statistics/fisher-exact.ts";

/** An event that succeeded or not, and the groups that it belongs to, by feature: `{ "part of day": "evening" }`. */
export interface GroupedOutcome {
  /** The time from which the trial counts. */
  at: Date;
  isYes: boolean;
  groups: Readonly<Record<string, readonly string[]>>;
}

export interface GroupShare extends Share {
  share: number;
  lower: number;
  upper: number;
}

export interface Comparison {
  feature: string;
  group: string;
  inside: GroupShare;
  outside: GroupShare;
}

/** The least number of trials in a group and outside of it. With fewer there is no comparison. */
export const LEAST_A_SIDE = 8;
/** The number of trials that the overall rate counts for when a share is shrunk towards it. */
const PRIOR_WEIGHT = 4;
/** The number of trials at the first test. Each later test needs twice as many as the one before. */
const FIRST_LOOK = 32;
/**
 * Returns the groups that differ from the rest. A group is compared with the trials outside of it.
 *
 * Each share is shrunk towards the overall rate (beta-binomial, a prior worth four trials) with a 90 % interval. A group is
 * returned only if the two intervals do not overlap and a look has found it: looks are taken at the first 32, 64, 128, ...
 * trials only, however often a page is opened; in each, Fisher's exact p-values of all groups are adjusted
 * (Benjamini-Hochberg), and each look spends half of what is left of `alarms`: the chance that a person without any
 * difference is ever shown one (alpha spending as by Lan and DeMets, 1983; `false-alarms.ts` says how much a question has). A
 * trial must not change once it is counted: an outcome that is only known later makes a look of its own, which the bound does
 * not know of.
 */
export function compareGroups(outcomes: readonly GroupedOutcome[], falseAlarmRate: number): Comparison[] {
  const inOrder = outcomes.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const found = new Set<string>();
  let spent = falseAlarmRate / 2;
  for (let size = FIRST_LOOK; size <= inOrder.length; size *= 2) {
    for (const key of differing(inOrder.slice(0, size), spent)) found.add(key);
    spent /= 2;
  }
  if (found.size === 0) return [];
  const overall = { yes: outcomes.filter(({ isYes }) => isYes).length, of: outcomes.length };
  const prior = { mean: overall.yes / overall.of, weight: PRIOR_WEIGHT };
  return tally(outcomes)
    .filter(({ feature, group }) => found.has(keyOf(feature, group)))
    .map((each) => ({
      feature: each.feature,
      group: each.group,
      inside: withInterval(each.inside, prior),
      outside: withInterval(rest(overall, each.inside), prior),
    }))
    .filter(({ inside, outside }) => inside.lower > outside.upper || outside.lower > inside.upper);
}

export function withInterval(share: Share, prior: Prior): GroupShare {
  return { ...share, ...shrunkShare(share, prior) };
}

/** Returns the keys of the groups that differ at this significance. */
function differing(trials: readonly GroupedOutcome[], significance: number): string[] {
  const overall = { yes: trials.filter(({ isYes }) => isYes).length, of: trials.length };
  const groups = tally(trials).filter(
    ({ inside }) => inside.of >= LEAST_A_SIDE && overall.of - inside.of >= LEAST_A_SIDE,
  );
  const adjusted = benjaminiHochberg(groups.map(({ inside }) => fisherExact(inside, rest(overall, inside))));
  return groups
    .filter((_, index) => (adjusted[index] ?? 1) <= significance)
    .map(({ feature, group }) => keyOf(feature, group));
}

const keyOf = (feature: string, group: string): string => `${feature}:${group}`;

const rest = (overall: Share, inside: Share): Share => ({
  yes: overall.yes - inside.yes,
  of: overall.of - inside.of,
});

function tally(trials: readonly GroupedOutcome[]): { feature: string; group: string; inside: Share }[] {
  const found = new Map<string, Map<string, Share>>();
  for (const { isYes, groups } of trials) {
    for (const feature in groups) {
      const ofFeature = found.get(feature) ?? new Map<string, Share>();
      found.set(feature, ofFeature);
      for (const group of withoutRepeats(groups[feature])) addTo(ofFeature, group, isYes);
    }
  }
  return [...found].flatMap(([feature, groups]) =>
    [...groups].map(([group, inside]) => ({ feature, group, inside })),
  );
}

/** Most features have one group for each outcome, which needs no set. */
function withoutRepeats(groups: readonly string[] = []): Iterable<string> {
  return groups.length > 1 ? new Set(groups) : groups;
}

function addTo(groups: Map<string, Share>, group: string, isYes: boolean): void {
  const share = groups.get(group);
  if (share) {
    share.yes += Number(isYes);
    share.of += 1;
  } else groups.set(group, { yes: Number(isYes), of: 1 });
}
