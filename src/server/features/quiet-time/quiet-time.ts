// Says whether this is a time without ads and jokes on pages that show no single entry, because of what the person wrote last.
import { and, desc, eq, isNull } from "drizzle-orm";
import { isOlder } from "#domain/plans/is-older.ts";
import { callsForQuiet } from "#engines/safety/index.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { newestFirst } from "../../platform/db/page-key.ts";
import { cardReflections } from "../../platform/db/tables/cards.ts";
import { insights } from "../../platform/db/tables/insights.ts";
import { hasQuietMood, type StoredMood, selectNewestMoods } from "../../platform/safety/chat-moods.ts";
import { isQuietInList, type ListedRow } from "../insights/insights.ts";
import { openReflection, type ReflectionRow } from "../reflections/reflections.ts";

const READINGS_READ = 5;
const MESSAGES_READ = 20;
const REFLECTIONS_READ = 5;

/** What the person wrote last. `readings` are newest first. */
export interface LatestEntries {
  userId: string;
  readings: readonly Pick<ListedRow, "userId" | "id" | "summary" | "isImported" | "createdAt">[];
  moods: readonly StoredMood[];
  reflections: readonly ReflectionRow[];
}

/** Selects the latest readings, for a page that does not list them anyway. */
export function selectLatestReadings(tx: Transaction, userId: string) {
  const { id, summary, isImported, createdAt } = insights;
  return tx
    .select({ userId: insights.userId, id, summary, isImported, createdAt })
    .from(insights)
    .where(and(eq(insights.userId, userId), isNull(insights.deletedAt)))
    .orderBy(...newestFirst(insights))
    .limit(READINGS_READ);
}

/** The statements for what is read in addition to the latest readings. */
export const selectLatestWords = (tx: Transaction, userId: string) => ({
  moods: selectNewestMoods(tx, userId, MESSAGES_READ),
  reflections: tx
    .select()
    .from(cardReflections)
    .where(eq(cardReflections.userId, userId))
    .orderBy(desc(cardReflections.updatedAt))
    .limit(REFLECTIONS_READ),
});

/** Returns whether one of the latest entries is grave. Readings older than `since` are locked and do not count. */
export function isQuietTime(
  key: UserKey,
  { userId, readings, moods, reflections }: LatestEntries,
  since: Date | null,
): boolean {
  return (
    hasQuietMood(key, userId, moods) ||
    readings.some((row) => !isOlder(row.createdAt, since) && isQuietInList(key, row)) ||
    callsForQuiet(reflections.map((row) => openReflection(key, row)))
  );
}
