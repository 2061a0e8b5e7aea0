// Recommends what to try next, each time with the pattern that the recommendation comes from.

import type { Pattern, Recommendation, Source } from "#domain/patterns/pattern.ts";
import { counted } from "#domain/text/counted.ts";
import { doorOf } from "./door-of.ts";
import { saysGuessesAreOff } from "./guess-verdict.ts";
import type { History } from "./history.ts";
import { spellsOf } from "./spells.ts";
import { openBlocksOf } from "./time-to-unstuck.ts";

/** The maximum number of recommendations on a page. */
const MOST_SHOWN = 3;
/**
 * The maximum number of stalled blocks with a recommendation of their own, the longest quiet first. A page shows one of
 * them.
 */
const MOST_STALLED = 5;
const LOOPS: readonly Pattern["kind"][] = ["loop", "same-question", "without-action"];

/**
 * Returns recommendations, the most useful first: what changes the method of a loop, the length of steps, stalled blocks,
 * guesses. More than a page shows, so that there is a next one when one is dismissed.
 */
export function recommend(history: History, patterns: readonly Pattern[], now: Date): Recommendation[] {
  const claims = patterns.filter(({ isNothingYet, isPrediction }) => !isNothingYet && !isPrediction);
  const ofKind = (kinds: readonly Pattern["kind"][]) => claims.filter(({ kind }) => kinds.includes(kind));
  const from = (pattern: Pattern) => fromPattern(pattern, history);
  return [
    ...ofKind(LOOPS).flatMap(from),
    ...ofKind(["before-moving"]).flatMap(from),
    ...fromStalled(history, now),
    // Guesses that are right need no advice.
    ...claims.filter(saysGuessesAreOff).flatMap(from),
  ];
}

/**
 * Returns the recommendations to show: at most three, of which at most one is about a stalled block. `gone` are the ids
 * that the person dismissed or that did not help.
 */
export function shownRecommendations(
  all: readonly Recommendation[],
  gone: ReadonlySet<string>,
): Recommendation[] {
  const left = all.filter(({ id }) => !gone.has(id));
  const [first] = left.filter(isStalled);
  return left.filter((each) => each === first || !isStalled(each)).slice(0, MOST_SHOWN);
}

const isStalled = ({ id }: Recommendation): boolean => id.startsWith("stalled:");

/**
 * Returns the recommendation for a loop that a block is in: the first that rests on a row of the block; none otherwise.
 * `rowIds` are the ids of the block and of its readings.
 */
export function recommendedForBlock(
  all: readonly Recommendation[],
  rowIds: ReadonlySet<string>,
): Recommendation | null {
  const isLoop = ({ id }: Recommendation) => LOOPS.some((kind) => kind === id.split(":", 1)[0]);
  const isOfBlock = ({ id, insightId }: Source) =>
    rowIds.has(id) || (insightId !== undefined && rowIds.has(insightId));
  return all.find((each) => isLoop(each) && each.sources.some(isOfBlock)) ?? null;
}

function fromPattern(pattern: Pattern, history: History): Recommendation[] {
  const { id, headline, suggestion, sources } = pattern;
  const door = doorOf(pattern, history);
  if (suggestion === undefined || !door) return [];
  return [{ id: idOf(pattern), patternId: id, text: suggestion, because: because(headline), sources, door }];
}

/**
 * Returns the id of a recommendation. A loop's own id names its theme, so the id of the loop's oldest row replaces the
 * theme.
 */
function idOf({ id, kind, sources }: Pattern): string {
  if (kind !== "loop") return id;
  const [name, axis] = id.split(":");
  const oldest = sources.toSorted((one, other) => one.at.localeCompare(other.at))[0]?.id ?? "";
  return `${name}:${axis}:${oldest}`;
}

/** Returns a headline as a reason: "because short steps moved you." */
function because(headline: string): string {
  const [first = headline] = headline.split(/(?<=[.!?]) /, 1);
  const begin = /^(?:I |“|[A-Z]{2})/.test(first) ? first : first.charAt(0).toLowerCase() + first.slice(1);
  return `because ${begin}`;
}

function fromStalled(history: History, now: Date): Recommendation[] {
  return openBlocksOf(history, spellsOf(history.blocks, now), now)
    .filter(({ isStalled }) => isStalled)
    .toSorted((one, other) => other.quietDays - one.quietDays)
    .slice(0, MOST_STALLED)
    .map(({ spell: { block, begunAt }, quietDays }) => ({
      id: `stalled:${block.id}`,
      text: `Park “${block.name}” until a date, or give it two minutes.`,
      because: `because nothing has happened with it for ${counted(quietDays, "day")}.`,
      sources: [{ kind: "block", id: block.id, at: begunAt.toISOString() }],
      door: { kind: "park", to: `/blocks/${block.id}#park` },
    }));
}
