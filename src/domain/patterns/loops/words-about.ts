import { DAY_MS } from "../../time.ts";
import type { PastReading, PastWords } from "../history.ts";

/** The number of characters of chat, note and reflections that are kept for one reading. */
const MOST_KEPT = 400;
/** A reflection on a card belongs to a reading with that card if it was written at most this long after it. */
const REFLECTION_REACH_MS = 7 * DAY_MS;

/**
 * Returns what the person wrote besides each reading's question, by the reading's id: their chat messages and note, and
 * reflections on a card that the reading drew in the week before. Oldest first, the first 400 characters of each.
 */
export function wordsAbout(
  readings: readonly PastReading[],
  words: readonly PastWords[],
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const byCard = readingsByCard(readings);
  for (const each of words) {
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
    for (const { cardId } of reading.drawn) {
      const own = byCard.get(cardId) ?? [];
      byCard.set(cardId, own);
      own.push(reading);
    }
  }
  return byCard;
}

/** The id of a reflection begins with its card's id. */
function readingOfReflection(
  { id, kind, at }: PastWords,
  byCard: ReadonlyMap<string, PastReading[]>,
): string | undefined {
  if (kind !== "reflection") return undefined;
  const [cardId = ""] = id.split(":");
  const isNear = (reading: PastReading) =>
    reading.at <= at && at.getTime() - reading.at.getTime() <= REFLECTION_REACH_MS;
  return byCard.get(cardId)?.findLast(isNear)?.id;
}
