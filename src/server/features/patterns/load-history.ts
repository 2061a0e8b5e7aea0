// Loads all rows of a person's history page by page and decrypts them in slices.
import type { PastReading, PastText } from "#engines/patterns/index.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Services } from "../../platform/services.ts";
import { mapInSlices } from "../../platform/turns.ts";
import type { Deck } from "../cards/cards.ts";
import { selectPromises } from "../promises/promises.ts";
import { shownZoneOf } from "../session/session.ts";
import type { HistoryFrame, HistoryPart } from "./history-parts.ts";
import {
  openBlock,
  openMessage,
  openPastReflection,
  openReading,
  openTheme,
  withWords,
} from "./open-history-rows.ts";
import * as queries from "./patterns.queries.ts";

/** The number of readings, or of messages, that are in memory at the same time with everything that is stored of them. */
const ROWS_A_PAGE = 500;

export type HistoryServices = Pick<Services, "database" | "vault"> & { deck: Deck };

export interface OpenedHistory {
  key: UserKey;
  /** Identifies the state of the rows at the beginning. */
  fingerprint: string;
  parts: AsyncGenerator<HistoryPart>;
}

/**
 * Opens a person's history. Takes one round trip, plus one if the key is not in memory, and one for each further page of
 * readings and messages.
 */
export async function openHistory(services: HistoryServices, userId: string): Promise<OpenedHistory> {
  const key = await services.vault.keyOf(userId);
  const first = await selectFirst(services, userId);
  const fingerprint = first.fingerprint.rows[0]?.fingerprint ?? "";
  return { key, fingerprint, parts: openParts(services, { userId, key, first }) };
}

function selectFirst({ database }: HistoryServices, userId: string) {
  return database.batch({ userId }, (tx) => ({
    fingerprint: queries.selectFingerprint(tx, userId),
    insights: queries.selectPastInsights(tx, userId, { limit: ROWS_A_PAGE }),
    blocks: queries.selectAllBlocks(tx, userId),
    changes: queries.selectStatusChanges(tx, userId),
    touched: queries.selectTouchedSteps(tx, userId),
    promises: selectPromises(tx, userId),
    messages: queries.selectOwnMessages(tx, userId, { limit: ROWS_A_PAGE }),
    reflections: queries.selectOwnReflections(tx, userId),
    corrections: queries.selectThemeCorrections(tx, userId),
    enough: queries.selectEnoughDays(tx, userId),
    zones: queries.selectZone(tx, userId),
  }));
}

interface Opening {
  userId: string;
  key: UserKey;
  first: Awaited<ReturnType<typeof selectFirst>>;
}

async function* openParts(services: HistoryServices, opening: Opening): AsyncGenerator<HistoryPart> {
  const { database } = services;
  const { userId, key, first } = opening;
  yield { kind: "frame", frame: await openFrame(services, opening) };
  const named = new Map(first.corrections.map((row) => [row.insightId, openTheme(key, row)]));
  const insights = inPages(first.insights, async (after) => {
    const [page] = await database.batch({ userId }, (tx) => [
      queries.selectPastInsights(tx, userId, { after, limit: ROWS_A_PAGE }),
    ]);
    return page;
  });
  for await (const page of insights) {
    const opened = await mapInSlices(page, (row) => openReading(key, row, named.get(row.id) ?? null));
    const notes = opened.map(({ note }) => note);
    yield rowsOf(
      opened.map(({ reading }) => reading),
      notes,
    );
  }
  const messages = inPages(first.messages, async (after) => {
    const [page] = await database.batch({ userId }, (tx) => [
      queries.selectOwnMessages(tx, userId, { after, limit: ROWS_A_PAGE }),
    ]);
    return page;
  });
  for await (const page of messages)
    yield rowsOf([], await mapInSlices(page, (row) => openMessage(key, row)));
  yield rowsOf([], await mapInSlices(first.reflections, (row) => openPastReflection(key, row)));
}

function rowsOf(readings: readonly PastReading[], words: readonly (PastText | null)[]): HistoryPart {
  return { kind: "rows", readings, words: words.filter((each) => each !== null) };
}

async function openFrame(
  { deck }: HistoryServices,
  { key, first: { blocks, changes, promises, touched, enough, zones } }: Opening,
): Promise<HistoryFrame> {
  const changesOf = Map.groupBy(changes, ({ blockId }) => blockId);
  return {
    zone: shownZoneOf(zones[0]),
    blocks: await mapInSlices(blocks, (row) => openBlock(key, row, changesOf.get(row.id))),
    promises: await mapInSlices(promises, (row) => withWords(key, row)),
    touched,
    saidEnough: enough.map(({ saidAt }) => saidAt),
    deckSize: deck.cards.length,
    cardNames: new Map(deck.cards.map(({ id, name }) => [id, name])),
    cardFamilies: new Map(deck.cards.map(({ id, family }) => [id, family])),
  };
}

/** Yields the first page and those after it. A page that is not full is the last. */
async function* inPages<Row>(
  first: Row[],
  selectAfter: (last: Row) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let page = first; ; ) {
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < ROWS_A_PAGE) return;
    page = await selectAfter(last);
  }
}
