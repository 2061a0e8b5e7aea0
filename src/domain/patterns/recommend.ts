// What to try next, each with the pattern that it comes from.
import type { History } from "./history.ts";
import type { Pattern, Recommendation } from "./pattern.ts";
import { counted } from "./phrases.ts";
import { spellsOf } from "./spells.ts";
import { openBlocksOf } from "./time-to-unstuck.ts";

/** A page shows at most this many. */
const MOST_SHOWN = 3;
/** Stalled blocks with a recommendation of their own. */
const MOST_STALLED = 2;
const LOOPS: readonly Pattern["kind"][] = ["loop", "same-question", "without-action"];

/**
 * Returns recommendations, the most useful first: what changes the method of a loop, the length of steps, stalled blocks,
 * guesses. More than a page shows, so that there is a next one when one is dismissed.
 */
export function recommend(history: History, patterns: readonly Pattern[], now: Date): Recommendation[] {
  const claims = patterns.filter(({ isNothingYet, isPrediction }) => !isNothingYet && !isPrediction);
  const ofKind = (kinds: readonly Pattern["kind"][]) => claims.filter(({ kind }) => kinds.includes(kind));
  return [
    ...ofKind(LOOPS).flatMap(fromPattern),
    ...ofKind(["before-moving"]).flatMap(fromPattern),
    ...fromStalled(history, now),
    ...ofKind(["guesses"]).filter(isOff).flatMap(fromPattern),
  ];
}

/** Returns those to show: without the ones that a person dismissed, at most three. */
export function shownRecommendations(
  all: readonly Recommendation[],
  dismissed: ReadonlySet<string>,
): Recommendation[] {
  return all.filter(({ id }) => !dismissed.has(id)).slice(0, MOST_SHOWN);
}

/** Guesses that hold need no advice. */
const isOff = ({ headline }: Pattern): boolean => headline.startsWith("When");

function fromPattern({ id, headline, suggestion, sources }: Pattern): Recommendation[] {
  return suggestion === undefined ? [] : [{ id, text: suggestion, because: because(headline), sources }];
}

/** Returns the headline as a reason: "because short steps moved you." */
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
      to: `/blocks/${block.id}`,
    }));
}
