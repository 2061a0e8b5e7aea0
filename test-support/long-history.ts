// Inserts hundreds of encrypted insights at once, for tests of the search index, and finds insights by reading all of them.
import type { InsightPageOutput } from "#contract/insights.ts";
import { cardNameOf } from "#domain/deck/card.ts";
import { searchWordsOf } from "#domain/search/find-words.ts";
import { foldText } from "#domain/search/fold-text.ts";
import { createBlockPresenter } from "#server/features/insights/insights.present.ts";
import { sealInsight, sealInsightNote } from "#server/features/insights/insights.ts";
import { selectInsightsWithBodies } from "#server/features/insights/list.queries.ts";
import { toListed } from "#server/features/insights/list-rows.ts";
import { textsOfInsight } from "#server/features/insights/search-words.ts";
import { newId } from "#server/platform/db/ids.ts";
import { insights } from "#server/platform/db/tables/insights.ts";
import type { Services } from "#server/platform/services.ts";
import { someReading } from "./factories.ts";
import type { Person } from "./person.ts";

const ROWS_A_STATEMENT = 250;
const MINUTE_MS = 60_000;
const MOST_INSIGHTS = 100_000;

export interface LongEntry {
  userContext: string;
  note?: string;
  cardId?: string;
  blockId?: string | null;
}

/** Inserts an insight for each entry, from the oldest to the newest, one a minute. Resolves with their ids. */
export async function aLongHistory(
  { database, vault, clock }: Pick<Services, "database" | "vault" | "clock">,
  userId: string,
  entries: readonly LongEntry[],
): Promise<string[]> {
  const key = await vault.keyOf(userId);
  const rows = entries.map(({ userContext, note, cardId = "the-cache", blockId = null }, number) => {
    const row = { userId, id: newId() };
    const words = { headline: "A headline.", question: "A question.", receipt: null, notice: null };
    return {
      ...row,
      ...{ spreadType: "quick-draw", blockTypeId: "work", userBlockId: blockId, duck: "offline" },
      ...{ cardsDrawn: [{ id: cardId, reversed: false }] },
      ...sealInsight(key, row, { ...words, userContext, reading: someReading }, { mayBeGrave: false }),
      note: note === undefined ? null : sealInsightNote(key, row, note),
      createdAt: new Date(clock.now().getTime() - (entries.length - number) * MINUTE_MS),
    };
  });
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const some = rows.slice(from, from + ROWS_A_STATEMENT);
    await database.batch({ userId }, (tx) => [tx.insert(insights).values(some)]);
  }
  return rows.map(({ id }) => id);
}

/** Returns the ids of the insights that contain all words of the search, newest first. Opens every insight. */
export async function findByReadingAll(
  { database, vault }: Pick<Services, "database" | "vault">,
  userId: string,
  search: string,
): Promise<string[]> {
  const key = await vault.keyOf(userId);
  const blockOf = createBlockPresenter(key);
  const [{ rows }] = await database.batch({ userId }, (tx) => [
    selectInsightsWithBodies(tx, userId, { key: undefined, limit: MOST_INSIGHTS }),
  ]);
  const words = searchWordsOf(search);
  return rows
    .filter(({ body, note, ...flat }) => {
      const row = toListed(flat, userId);
      const names = [...row.cardsDrawn.map(({ id }) => cardNameOf(id)), blockOf(row.block)?.name ?? ""];
      const texts = [...names, ...textsOfInsight(key, { ...row, body, note })].map(foldText);
      return words.every((word) => texts.some((text) => text.includes(word)));
    })
    .map(({ id }) => id);
}

/** Searches through the API, page by page. Resolves with the ids of everything that was found. */
export async function findBySearching(
  person: Pick<Person, "get">,
  search: string,
  filter: Record<string, string> = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query = new URLSearchParams({ search, limit: "50", ...filter, ...(cursor && { cursor }) });
    const { status, body } = await person.get<InsightPageOutput>(`/api/insights?${query}`);
    if (status !== 200) throw new Error(`A search was answered with ${status}`);
    ids.push(...body.items.map(({ id }) => id));
    cursor = body.nextCursor;
  }
  return ids;
}
