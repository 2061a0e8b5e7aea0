// Inserts thousands of insights of one person whose words are as varied as those of a diary: a few words occur in most
// texts, and most words occur in few.
import { seededNumbers } from "#domain/seeded-numbers.ts";
import { sealInsight } from "#server/features/insights/insights.ts";
import { newId } from "#server/platform/db/ids.ts";
import { insights } from "#server/platform/db/tables/insights.ts";
import type { Services } from "#server/platform/services.ts";
import { someReading } from "#test-support/factories.ts";

const ROWS_A_STATEMENT = 200;
const MINUTE_MS = 60_000;
const WORDS = 20_000;
const WORDS_OF_QUESTION = 60;
const WORDS_OF_READING = 250;

/** Two words, each of which stands in one insight only. */
export const LONE_WORDS = ["oldest0heron", "newest0heron"] as const;
/** The numbers of those insights. */
const placesOfLoneWords = [0, 300];

/** Inserts insights from the oldest to the newest, one a minute. */
export async function seedVariedInsights(
  { database, vault }: Pick<Services, "database" | "vault">,
  { userId, count }: { userId: string; count: number },
): Promise<void> {
  const key = await vault.keyOf(userId);
  const next = seededNumbers("varied insights");
  const vocabulary = Array.from({ length: WORDS }, () => wordOf(next));
  const textOf = (length: number) =>
    Array.from({ length }, () => vocabulary[Math.floor(WORDS ** next()) - 1] ?? "").join(" ");
  const rowOf = (number: number) => {
    const id = newId();
    const lone = LONE_WORDS[placesOfLoneWords.indexOf(number)] ?? "";
    const words = {
      ...{ headline: textOf(10), question: textOf(8), receipt: null, notice: null },
      userContext: `${textOf(WORDS_OF_QUESTION)} ${lone}`,
      reading: { ...someReading, interpretation: textOf(WORDS_OF_READING) },
    };
    return {
      ...{ userId, id, spreadType: "quick-draw", blockTypeId: "work", userBlockId: null, duck: "offline" },
      ...{ cardsDrawn: [{ id: "the-cache", reversed: false }] },
      createdAt: new Date(Date.now() - (count - number) * MINUTE_MS),
      ...sealInsight(key, { userId, id }, words),
    };
  };
  for (let from = 0; from < count; from += ROWS_A_STATEMENT) {
    const length = Math.min(ROWS_A_STATEMENT, count - from);
    const rows = Array.from({ length }, (_, index) => rowOf(from + index));
    await database.batch({ userId }, (tx) => [tx.insert(insights).values(rows)]);
  }
}

/** A word of two to eleven letters, now and then with the punctuation that follows words in texts. */
function wordOf(next: () => number): string {
  const length = 2 + Math.floor(next() * 10);
  const letters = Array.from({ length }, () => String.fromCharCode(97 + Math.floor(next() * 26)));
  const chance = next();
  if (chance < 0.15) letters.push(",");
  else if (chance < 0.22) letters.push(".");
  return letters.join("");
}
