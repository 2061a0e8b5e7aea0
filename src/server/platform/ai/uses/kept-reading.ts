/** Decides what is kept of answers that were cut off or of no use, and that no concern in them is lost. */
import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import {
  type Concern,
  defaultReading,
  type ReadingResult,
  type ShapedReading,
  wholePartsOf,
} from "#domain/readings/reading-result.ts";
import { ownAct } from "#engines/duck/index.ts";

interface Answered {
  shaped: ShapedReading;
}

/**
 * Returns what may be kept of two answers that were cut off or of no use: the second one if only its end is missing, else
 * the most that is whole, with the person's own act as the step if they named one and nothing else is there. If nothing is
 * whole, returns words of our own where one of them reports a concern, and else the default reading.
 */
export function keptOf([first, best]: [Answered, Answered], request: ReadingRequest): ReadingResult {
  const { isUsable, reading } = best.shaped;
  if (isUsable && reading.concern === undefined) return reading;
  const [most] = [best, first]
    .flatMap(({ shaped }) => wholePartsOf(shaped.reading) ?? [])
    .toSorted((one, other) => other.interpretation.length - one.interpretation.length);
  const hasConcern = [first, best].some(({ shaped }) => shaped.reading.concern !== undefined);
  if (most === undefined && isUsable) return reading;
  if (most === undefined) return hasConcern ? WORDS_OF_CONCERN : defaultReading(request.isDistressed);
  const act = ownAct(request);
  if (hasConcern || isUsable || most.actionSteps.length > 0 || act === undefined) return most;
  return { ...most, actionSteps: [{ text: act }] };
}

/** What is said where a model reported a concern and none of its words arrived. */
const WORDS_OF_CONCERN: ReadingResult = {
  interpretation:
    "What you wrote matters more than a card, and the duck's own words did not arrive. " +
    "Please use the help on this page, and tell a person you trust.",
  keyInsights: [],
  actionSteps: [],
  robQuip: "",
  reflectionPrompts: [],
};

/**
 * Returns a reading with the concern that one of the answers reported, where it has none itself. Another answer that saw no
 * danger puts it in doubt, so the reading stays and help is shown beside it.
 */
export function withConcern(
  reading: ReadingResult,
  reported: readonly (Concern | undefined)[],
): ReadingResult {
  if (reading.concern !== undefined || reported.every((each) => each === undefined)) return reading;
  return { ...reading, robQuip: "", concern: "worried" };
}
