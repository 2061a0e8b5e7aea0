// Builds a person's search index: adds parts for insights in no part, and fills parts that are empty or stale.
import { createWordIndexBuilder } from "#domain/search/word-index.ts";
import { type UserKey, unavailableKey } from "#server/platform/crypto/user-key.ts";
import type { Services } from "#server/platform/services.ts";
import { inSlices, type Slices } from "#server/platform/turns.ts";
import { textsOfInsight } from "../search-words.ts";
import { type PartDocument, sealPart } from "./sealed-part.ts";
import {
  deletePartsFrom,
  type IndexedRow,
  insertParts,
  type PartRow,
  selectCurrentRows,
  selectEdges,
  selectParts,
  selectRowsOfPart,
  storeIndexPart,
} from "./search-index.queries.ts";
import { fingerprintOfPart, INSIGHTS_A_PART, KEPT_OUT, toSearchIndex } from "./search-index.ts";

type BuildServices = Pick<Services, "database" | "vault">;

/**
 * Brings a person's search index up to date, in slices that yield to the event loop. Takes up to four round trips, and
 * two for each part that is empty or stale. `unreadable` holds the first ids of parts that could not be decrypted; those
 * are built anew as well. May run in two processes at once. Does nothing if the person's key is not available.
 */
export async function buildSearchIndex(
  services: BuildServices,
  { userId, unreadable = [] }: { userId: string; unreadable?: readonly string[] },
): Promise<void> {
  const key = await services.vault.keyToShow(userId);
  if (key === unavailableKey) return;
  await addParts(services, key, userId);
  const { parts } = await readIndex(services, key, userId);
  const isDue = ({ isStale, firstId }: (typeof parts)[number]) => isStale || unreadable.includes(firstId);
  for (const part of parts.filter(isDue)) await fillPart(services, key, { userId, part });
}

async function readIndex({ database }: BuildServices, key: UserKey, userId: string) {
  const [parts, current] = await database.batch({ userId }, (tx) => [
    selectParts(tx, userId),
    selectCurrentRows(tx, userId),
  ]);
  return toSearchIndex(key, parts.rows, current.rows);
}

/** Divides the insights in no part into new, empty parts. The newest insights stay in no part. */
async function addParts(services: BuildServices, key: UserKey, userId: string): Promise<void> {
  const { database } = services;
  const { end: from, unusable } = await readIndex(services, key, userId);
  const [, { rows }] = await database.batch({ userId }, (tx) => [
    unusable ? deletePartsFrom(tx, userId, unusable.firstId) : Promise.resolve(),
    selectEdges(tx, userId, { from, size: INSIGHTS_A_PART, keptOut: KEPT_OUT }),
  ]);
  const ends = rows.slice(1).map(({ id }) => id);
  const ranges = ends.map((endId, index) => ({ firstId: ends[index - 1] ?? from, endId }));
  if (ranges.length > 0) await database.batch({ userId }, (tx) => [insertParts(tx, userId, ranges)]);
}

/** Opens the insights of a part and stores their words, unless a text is changed meanwhile. */
async function fillPart(
  { database }: BuildServices,
  key: UserKey,
  { userId, part }: { userId: string; part: PartRow },
): Promise<void> {
  const [{ rows }] = await database.batch({ userId }, (tx) => [selectRowsOfPart(tx, userId, part)]);
  const { firstId } = part;
  const sealed = await sealPart(key, { userId, firstId }, await readRows(key, userId, rows));
  const marks = rows.reduce((sum, { mark }) => sum + BigInt(mark), 0n);
  const fingerprint = fingerprintOfPart(key, { count: rows.length, marks: marks.toString() });
  await database.batch({ userId }, (tx) => [
    storeIndexPart(tx, { userId, ...part }, { ...sealed, fingerprint }),
  ]);
}

async function readRows(key: UserKey, userId: string, rows: readonly IndexedRow[]) {
  const slices = inSlices();
  const builder = createWordIndexBuilder();
  const [cards, blocks] = [createPlaces(), createPlaces()];
  const documents: PartDocument[] = [];
  for (const row of rows) {
    builder.add(textsOfInsight(key, { userId, ...row }));
    const cardPlaces = row.cardsDrawn.map(({ id }) => cards.placeOf(id));
    documents.push([row.id, cardPlaces, row.blockId === null ? null : blocks.placeOf(row.blockId)]);
    await slices.next();
  }
  const index = await inTurns(slices, builder.finish());
  return { index, documents, cards: cards.all(), blocks: blocks.all() };
}

/** Runs a generator to its end, in slices. */
async function inTurns<Result>(slices: Slices, steps: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await slices.next();
  }
}

/** Numbers different texts in the order of their first appearance. */
function createPlaces() {
  const places = new Map<string, number>();
  return {
    placeOf(text: string): number {
      const place = places.get(text) ?? places.size;
      places.set(text, place);
      return place;
    },
    all: () => [...places.keys()],
  };
}
