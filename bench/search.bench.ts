// Measures a search in 10,000 insights that finds nothing, with the search index and without one, in alternating rounds;
// the build of the index; and how long the event loop is held meanwhile.
import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { PLANS } from "#domain/plans/plans.ts";
import { buildSearchIndex } from "#server/features/insights/search-index/build-search-index.ts";
import { type SearchServices, searchInsights } from "#server/features/insights/search-insights.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openKeyring } from "#server/platform/crypto/keyring.ts";
import { createVault } from "#server/platform/crypto/vault.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { newId } from "#server/platform/db/ids.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { searchParts } from "#server/platform/db/tables/search.ts";
import { createLog } from "#server/platform/log/log.ts";
import { createLaterRuns } from "#server/platform/streams/run-later.ts";
import { measureTurns } from "#test-support/longest-turn.ts";
import { startDatabase } from "#test-support/start-database.ts";
import { loadNow, printFigure } from "./figures.ts";
import { median, printRatio } from "./ratio.ts";
import { openDatabaseFigures } from "./scale/database-figures.ts";
import { LONE_WORDS, seedVariedInsights } from "./varied-insights.ts";

const INSIGHTS = 10_000;
const ROUNDS = 5;
const WARM_UP = 1;
const MOST_MS = 150;
const MOST_HOLD_MS = 20;
/** The most that the processor time of a search may be, as a share of that of a search that opens every insight. */
const MOST_SHARE = 0.2;

/** Searches that find nothing: a word in no insight, two words that never meet, and the name of a card with a word. */
const searches = {
  "a word that is nowhere": ["heronry"],
  "two words that never meet": [...LONE_WORDS],
  "a card's name and a word that is nowhere": ["cache", "heronry"],
};

const load = loadNow();
const log = createLog("silent", { write: () => {} });
const postgres = await startDatabase();
await migrate(postgres.url, log);
const database = await openDatabase({ connectionString: postgres.url, log });
const figures = await openDatabaseFigures(postgres.url);
try {
  await measure();
} finally {
  await figures.close();
  await database.close();
  await postgres.stop();
}

async function measure(): Promise<void> {
  const encryptionKeys = [{ id: "bench", key: randomBytes(32) }];
  const keyring = openKeyring({ dataDir: postgres.dataDir, encryptionKeys, log });
  const vault = createVault({ database, keyring, legacySecret: undefined, log });
  const services: SearchServices = {
    database,
    vault,
    clock: systemClock,
    log,
    searchRuns: createLaterRuns(),
  };
  const [indexed, plain] = [newId(), newId()];
  for (const userId of [indexed, plain]) await seedVariedInsights(services, { userId, count: INSIGHTS });
  // For the second person a build seems to be running already, so that every search reads all insights.
  services.searchRuns.add(plain, "search index", { stop: () => {}, ended: new Promise(() => {}) });
  const build = () => buildSearchIndex(services, { userId: indexed });
  const { ms, processorMs } = await timed(build);
  printFigure(
    { title: "The index of an insight", value: (await bytesOfIndex(indexed)) / INSIGHTS / 1024, unit: "KB" },
    load,
  );
  printFigure({ title: `Building the index of ${INSIGHTS} insights`, value: ms, unit: "ms" }, load);
  printFigure({ title: "The processor time of that", value: processorMs, unit: "ms" }, load);
  await database.batch({ userId: indexed }, (tx) => [
    tx.delete(searchParts).where(eq(searchParts.userId, indexed)),
  ]);
  printHold("building the index", (await measureTurns(build)).longest);
  for (const [title, words] of Object.entries(searches)) {
    const [search, plainSearch] = [indexed, plain].map(
      (userId) => () => searchToEnd(services, userId, words),
    );
    if (search && plainSearch) {
      await compare(title, search, { plain: plainSearch, opened: () => vault.counts.opened });
    }
  }
}

async function bytesOfIndex(userId: string): Promise<number> {
  const [[sum]] = await database.batch({ userId }, (tx) => [
    tx
      .select({ bytes: sql<number>`sum(length(words) + length(postings))::int` })
      .from(searchParts)
      .where(eq(searchParts.userId, userId)),
  ]);
  return sum?.bytes ?? 0;
}

/** Searches page by page. A search that opens every insight reaches its time limit, and goes on with the next page. */
async function searchToEnd(services: SearchServices, userId: string, words: string[]): Promise<void> {
  for (let cursor: string | undefined; ; ) {
    const request = { userId, plan: PLANS.premium, limit: 50, words, cursor, signal: undefined };
    const { nextCursor } = await searchInsights(services, request);
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}

async function compare(
  title: string,
  search: () => Promise<unknown>,
  { plain, opened }: { plain: () => Promise<unknown>; opened: () => number },
): Promise<void> {
  for (let count = 0; count < WARM_UP; count += 1) {
    await search();
    await plain();
  }
  const before = opened();
  await search();
  const values = opened() - before;
  const rounds: { plain: Spent; search: Spent; hold: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      plain: await timed(plain),
      search: await timed(search),
      hold: (await measureTurns(search)).longest,
    });
  }
  const ms = median(rounds.map((each) => each.search.ms));
  const plainMs = median(rounds.map((each) => each.plain.ms));
  const processorMs = meanOf(rounds.map((each) => each.search.processorMs));
  const plainProcessorMs = meanOf(rounds.map((each) => each.plain.processorMs));
  printFigure(
    {
      title: `A search for ${title}, in ${INSIGHTS} insights`,
      value: ms,
      unit: "ms",
      atMost: MOST_MS,
      needsQuiet: true,
    },
    load,
  );
  printRatio(
    { title: "Its processor time, against that of opening every insight", aim: { atMost: MOST_SHARE } },
    processorMs / plainProcessorMs,
    `${processorMs.toFixed(0)} ms and ${values} values opened, ${plainProcessorMs.toFixed(0)} ms; waited ${ms.toFixed(0)} ms, ${plainMs.toFixed(0)} ms`,
  );
  printHold(`a search for ${title}`, median(rounds.map(({ hold }) => hold)));
}

interface Spent {
  ms: number;
  /** The processor time of the app and of PostgreSQL, which the load of the machine changes little. */
  processorMs: number;
}

async function timed(work: () => Promise<unknown>): Promise<Spent> {
  const before = await figures.figures();
  const own = process.cpuUsage();
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(own);
  const after = await figures.figures();
  return { ms, processorMs: (user + system) / 1000 + after.processorMs - before.processorMs };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function printHold(what: string, value: number): void {
  const title = `The longest hold of the event loop by ${what}`;
  printFigure({ title, value, unit: "ms", atMost: MOST_HOLD_MS }, load);
}
