import { counted } from "#domain/text/counted.ts";
import type { YearCard } from "#domain/year/year.ts";
import type { History, PastReading } from "../history.ts";
import { formatChance } from "../loops/say.ts";
import { percent } from "../phrases.ts";
import { repeatBounds } from "../statistics/card-repeats.ts";

const LEAST_TIMES = 2;
/** The difference between two bounds below which they are shown as one figure. */
const CLOSE = 0.01;
const NEARLY_ALWAYS = 0.995;

/** Returns the card that was drawn most often; `null` if none was drawn twice. Chosen cards are not counted. */
export function cardOfYear(
  readings: readonly PastReading[],
  { deckSize, cardNames }: Pick<History, "deckSize" | "cardNames">,
): YearCard | null {
  const counts = new Map<string, number>();
  for (const { drawn } of readings) {
    for (const { cardId } of drawn) counts.set(cardId, (counts.get(cardId) ?? 0) + 1);
  }
  const [most, second] = [...counts].sort(([, one], [, other]) => other - one);
  if (!most || most[1] < LEAST_TIMES) return null;
  const [cardId, times] = most;
  const sizes = readings.map(({ drawn }) => drawn.length).filter((size) => size > 0);
  const chance = sayOfYears(repeatBounds({ deck: deckSize, sizes }, times));
  const others = second?.[1] === times ? " It was not the only one." : "";
  return {
    cardId,
    times,
    name: cardNames.get(cardId) ?? cardId,
    detail: `In ${counted(sizes.length, "draw")} from a deck of ${deckSize}, chance alone brings some card ${times} times or more ${chance}.${others} It’s a shuffle, not a message.`,
  };
}

/** Returns the chance in words. The exact chance lies between the bounds. */
function sayOfYears({ lower, upper }: { lower: number; upper: number }): string {
  if (lower >= NEARLY_ALWAYS) return "in nearly every such year";
  if (upper - lower < CLOSE) return `${formatChance(upper)} such years`;
  return `in at least ${percent(lower)} of such years`;
}
