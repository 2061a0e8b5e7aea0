import { calendarDay } from "#domain/calendar-days.ts";
import type { Pattern } from "#domain/patterns/pattern.ts";
import type { History } from "../history.ts";
import { repeatProbability } from "../statistics/card-repeats.ts";
import { formatChance, sayCount, sourcesOf } from "./say.ts";
import type { ThemedReading } from "./usable-rows.ts";

/** The number of the newest draws that are examined. */
const DRAWS = 10;
const LEAST_TIMES = 3;
/** The most repeats whose chance is computed. For more it takes too long, and their chance is smaller. */
const MOST_TIMES = 5;

/**
 * Returns the card that came most often in the last ten draws, with how often chance alone does that. It is never
 * called a loop, because the deck is shuffled.
 */
export function repeatedCards(
  readings: readonly ThemedReading[],
  { deckSize, cardNames }: History,
): Pattern[] {
  const draws = readings.filter(({ drawn }) => drawn.length > 0).slice(-DRAWS);
  const counts = new Map<string, number>();
  for (const { drawn } of draws) {
    for (const { cardId } of drawn) counts.set(cardId, (counts.get(cardId) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (!most || most[1] < LEAST_TIMES) return [];
  const [cardId, times] = most;
  const asked = Math.min(times, MOST_TIMES);
  const chance = repeatProbability({ deck: deckSize, sizes: draws.map(({ drawn }) => drawn.length) }, asked);
  const name = cardNames.get(cardId) ?? cardId;
  const rows = draws.filter(({ drawn }) => drawn.some((card) => card.cardId === cardId));
  const often = `${sayCount(times, "time")} in your last ${sayCount(draws.length, "draw")}`;
  return [
    {
      id: `cards:${cardId}`,
      kind: "not-a-loop",
      label: "not a loop",
      headline: `${name} came ${often}. It’s a shuffle, not a message.`,
      detail: `A shuffled deck of ${deckSize} shows some card ${asked} times or more in that many draws ${formatChance(chance)}. The order is fixed before you pick.`,
      isNothingYet: false,
      picture: { type: "draws", cardId, times, of: draws.length },
      table: {
        columns: ["Day", "Cards drawn"],
        rows: draws.map(({ local, drawn }) => [
          calendarDay(local.day),
          drawn.map((card) => cardNames.get(card.cardId) ?? card.cardId).join(", "),
        ]),
      },
      sources: sourcesOf(rows),
      newestAt: rows.at(-1)?.at.toISOString() ?? null,
      isPrediction: false,
    },
  ];
}
