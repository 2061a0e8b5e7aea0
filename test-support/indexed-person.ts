// Creates people whose insights are in the search index, and reads the index.
import { eq } from "drizzle-orm";
import { openIndexedWords } from "#server/features/insights/search-index/sealed-part.ts";
import { searchParts } from "#server/platform/db/tables/search.ts";
import { aLongHistory, findBySearching } from "./long-history.ts";
import type { TestApp } from "./test-app.ts";

/** Creates a person whose insights are indexed. Each insight holds a word of its own. */
export async function aPersonWithIndex(app: TestApp, count: number) {
  const person = app.as({ isPremium: true });
  const { userId } = person.session;
  const entries = Array.from({ length: count }, (_, number) => ({
    userContext: `The pond, word${number}x.`,
  }));
  const ids = await aLongHistory(app.dependencies, userId, entries);
  const find = (search: string) => findBySearching(person, search);
  await find("heron");
  await app.dependencies.searchRuns.whenIdle();
  return Object.assign(person, { userId, ids, find, idOf: (number: number) => ids[number] ?? "" });
}

export async function partsOf(app: TestApp, userId: string) {
  const [rows] = await app.dependencies.database.batch({ userId }, (tx) => [
    tx.select().from(searchParts).where(eq(searchParts.userId, userId)).orderBy(searchParts.firstId),
  ]);
  return rows;
}

/** Returns the words of the person's first part; `null` if the part is empty. */
export async function wordsOfFirstPart(app: TestApp, userId: string): Promise<string | null> {
  const [part] = await partsOf(app, userId);
  if (!part?.words) return null;
  const key = await app.dependencies.vault.keyOf(userId);
  return openIndexedWords(key, part, part.words)?.words ?? null;
}

/** Returns how many stored values `work` opened. */
export async function openedBy(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  const before = app.dependencies.vault.counts.opened;
  await work();
  return app.dependencies.vault.counts.opened - before;
}
