import { appendTo } from "#domain/append-to.ts";
import { DAY_MS } from "#domain/time.ts";
import type { PastReading, PastText } from "../history.ts";

/** The number of characters of chat, note and reflections that are kept for one reading. */
const MOST_KEPT = 400;
/**
 * The longest time between a reading and a reflection on one of its cards for the reflection to belong to the reading,
 * in milliseconds.
 */
const REFLECTION_REACH_MS = 7 * DAY_MS;

/**
 * Returns what the person wrote besides each reading's question, by the reading's id: their chat messages and note, and
 * reflections on a card that the reading drew in the week before. Oldest first, the first 400 characters of each.
 */
export function otherTextsByReading(
  readings: readonly PastReading[],
  writings: readonly PastText[],
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const byCard = readingsByCard(readings);
  for (const each of writings) {
    const id = each.insightId ?? readingOfReflection(each, byCard);
    if (id === undefined) continue;
    const known = texts.get(id) ?? "";
    if (known.length < MOST_KEPT) texts.set(id, `${known}${each.text}\n`.slice(0, MOST_KEPT));
  }
  return texts;
}

function readingsByCard(readings: readonly PastReading[]): Map<string, PastReading[]> {
  const byCard = new Map<string, PastReading[]>();
  for (const reading of readings) {
    for (const { cardId } of reading.drawn) appendTo(byCard, cardId, reading);
  }
  return byCard;
}

/** Returns the reading that a reflection belongs to. The reflection's id begins with the id of the card. */
function readingOfReflection(
  { id, kind, at }: PastText,
  byCard: ReadonlyMap<string, PastReading[]>,
): string | undefined {
  if (kind !== "reflection") return undefined;
  const [cardId = ""] = id.split(":");
  const isNear = (reading: PastReading) =>
    reading.at <= at && at.getTime() - reading.at.getTime() <= REFLECTION_REACH_MS;
  return byCard.get(cardId)?.findLast(isNear)?.id;
}
