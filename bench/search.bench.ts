// Measures a search in 10,000 insights that finds nothing, with the search index and without one, in alternating rounds;
// the build of the index; and how long the event loop is held meanwhile.
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
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
import { LONE_WORDS, seedVariedInsights } from "./varied-insights.ts";

const INSIGHTS = 10_000;
const ROUNDS = 9;
const WARM_UP = 2;
const MOST_MS = 150;
const MOST_HOLD_MS = 20;

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
try {
  await measure();
} finally {
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
  const built = await millisecondsOf(() => buildSearchIndex(services, { userId: indexed }));
  printFigure({ title: `Building the index of ${INSIGHTS} insights`, value: built, unit: "ms" }, load);
  await forgetParts(indexed);
  printHold(
    "building the index",
    (await measureTurns(() => buildSearchIndex(services, { userId: indexed }))).longest,
  );
  const search = (userId: string, words: string[]) => () =>
    searchInsights(services, { userId, plan: PLANS.premium, limit: 50, words, signal: undefined });
  for (const [title, words] of Object.entries(searches)) {
    await compare(title, search(indexed, words), {
      plain: search(plain, words),
      opened: () => vault.counts.opened,
    });
  }
}

async function compare(
  title: string,
  search: () => Promise<unknown>,
  { plain, opened }: { plain: () => Promise<unknown>; opened: () => number },
): Promise<void> {
  for (let count = 0; count < WARM_UP; count += 1) await Promise.all([search(), plain()]);
  const times = { search: [] as number[], plain: [] as number[], hold: [] as number[] };
  const before = opened();
  await search();
  const values = opened() - before;
  for (let round = 0; round < ROUNDS; round += 1) {
    times.plain.push(await millisecondsOf(plain));
    times.search.push(await millisecondsOf(search));
    times.hold.push((await measureTurns(search)).longest);
  }
  const [ms, plainMs] = [median(times.search), median(times.plain)];
  const aim = { atMost: MOST_MS, needsQuiet: true };
  printFigure(
    { title: `A search for ${title}, among ${INSIGHTS} insights`, value: ms, unit: "ms", ...aim },
    load,
  );
  printRatio(
    { title: "The same, of a search that opens every insight", aim: { atMost: 0.5 } },
    ms / plainMs,
    `${ms.toFixed(0)} ms, ${plainMs.toFixed(0)} ms; ${values} values opened`,
  );
  printHold(`a search for ${title}`, median(times.hold));
}

async function forgetParts(userId: string): Promise<void> {
  await database.batch({ userId }, (tx) => [tx.delete(searchParts).where(eq(searchParts.userId, userId))]);
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function printHold(what: string, value: number): void {
  printFigure(
    { title: `The longest hold of the event loop by ${what}`, value, unit: "ms", atMost: MOST_HOLD_MS },
    load,
  );
}
