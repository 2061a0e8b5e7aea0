import { HARD_PARTS, type HardPart } from "../readings/hard-part.ts";
import { MOST_GUESSES } from "../readings/lengths.ts";
import { HARD_PART_WEIGHTS, KNOT_AGAIN, KNOT_SHARE_OF_STRONGEST } from "./duck-weights.ts";
import { DENIED, type Knot, NAMED_KNOTS } from "./find-knots.ts";
import { HARD_PART_SIGNS } from "./hard-part-signs.ts";

/**
 * The hard part for which the words of its knot do not count. "I finished the report" and "halfway through dinner" have
 * them, too.
 */
const SHOWN_BY_SIGNS_ONLY: HardPart = "finish";

/**
 * Returns the hard parts that a text shows, strongest first. `scores` are the weights of the knots (ways of being stuck)
 * of the same text. Set `isPractical` to false for a text in which something hurts: a thing that nobody touches is then
 * often kept, and only the words for a knot count.
 */
export function findHardParts(
  plain: string,
  scores: ReadonlyMap<Knot, number>,
  { isPractical }: { isPractical: boolean },
): HardPart[] {
  const signs = isPractical ? weighSigns(plain.replace(DENIED, " ")) : new Map<HardPart, number>();
  const weights = HARD_PARTS.map((part): [HardPart, number] => [
    part,
    weightOfKnot(part, scores) + (signs.get(part) ?? 0),
  ]);
  const strongest = Math.max(...scores.values(), ...weights.map(([, weight]) => weight));
  return weights
    .filter(([, weight]) => weight >= HARD_PART_WEIGHTS.least && weight > strongest * KNOT_SHARE_OF_STRONGEST)
    .sort((a, b) => b[1] - a[1])
    .map(([part]) => part)
    .slice(0, MOST_GUESSES);
}

function weightOfKnot(part: HardPart, scores: ReadonlyMap<Knot, number>): number {
  return part === SHOWN_BY_SIGNS_ONLY ? 0 : (scores.get(NAMED_KNOTS[part]) ?? 0);
}

function weighSigns(asserted: string): Map<HardPart, number> {
  const weights = new Map<HardPart, number>();
  for (const [part, weight, pattern] of HARD_PART_SIGNS) {
    const found = new Set(asserted.match(pattern) ?? []).size;
    if (found === 0) continue;
    weights.set(part, (weights.get(part) ?? 0) + weight * (1 + KNOT_AGAIN * (found - 1)));
  }
  return weights;
}
