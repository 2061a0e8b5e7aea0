// Measures the cost of a search that decrypts all texts of 1,000 insights and finds nothing, compared with a page of
// the list, and how long another request has to wait meanwhile.
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { PLANS } from "#domain/plans/plans.ts";
import { sealInsight } from "#server/features/insights/insights.ts";
import { listInsights } from "#server/features/insights/list-insights.ts";
import { searchInsights } from "#server/features/insights/search-insights.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openKeyring } from "#server/platform/crypto/keyring.ts";
import { createVault } from "#server/platform/crypto/vault.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { newId } from "#server/platform/db/ids.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { insights } from "#server/platform/db/tables/insights.ts";
import { createLog } from "#server/platform/log/log.ts";
import { someReading } from "#test-support/factories.ts";
import { startDatabase } from "#test-support/start-database.ts";
import { median, printRatio } from "./ratio.ts";

const INSIGHTS = 1000;
const PAGE = 50;
const ROUNDS = 15;
const WARM_UP = 5;
const MOST_MS = 300;
/** The interval at which the other task asks for a turn of the event loop, in milliseconds. */
const KNOCK_MS = 1;

/** A text as long as a model's reading of three cards. */
const prose = Array.from({ length: 4 }, (_, paragraph) =>
  `You wrote it again, and paragraph ${paragraph} is where you stop reading what you wrote. `.repeat(5),
).join("\n\n");
const words = {
  headline: "You already know which of the drafts it is, and who should read it first.",
  question: "I have rewritten the proposal four times and sent it to nobody, and it is due on Thursday.",
  userContext: "I have rewritten the proposal four times and sent it to nobody. ".repeat(6),
  reading: { ...someReading, interpretation: prose, keyInsights: Array(5).fill(someReading.headline) },
  receipt: null,
  notice: null,
};

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
  const services = { database, vault, clock: systemClock, log };
  const userId = newId();
  const key = await vault.keyOf(userId);
  const sealed = Array.from({ length: INSIGHTS }, (_, count) => {
    const id = newId();
    return {
      ...{ userId, id, spreadType: "quick-draw", blockTypeId: "work", duck: "offline" },
      ...{
        cardsDrawn: [{ id: "the-cache", reversed: false }],
        createdAt: new Date(Date.now() - count * 60_000),
      },
      ...sealInsight(key, { userId, id }, words),
    };
  });
  await database.batch({ userId }, (tx) => [tx.insert(insights).values(sealed)]);
  const request = { userId, plan: PLANS.premium, limit: PAGE };
  const list = () => listInsights(services, request, () => {});
  const search = () => searchInsights(services, { ...request, words: ["heron"], signal: undefined });
  for (let count = 0; count < WARM_UP; count += 1) await Promise.all([list(), search()]);
  const times = { list: [] as number[], search: [] as number[], waits: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.list.push(await millisecondsOf(list));
    times.search.push(await millisecondsOf(search));
    times.waits.push(await longestWaitBeside(search));
  }
  report({ list: median(times.list), search: median(times.search), wait: median(times.waits) });
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Returns the longest time in milliseconds for which another task had to wait while the work ran. */
async function longestWaitBeside(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  const working = { isOver: false };
  const knock = async () => {
    while (!working.isOver) longest = Math.max(longest, await millisecondsOf(() => wait(KNOCK_MS)));
  };
  const knocking = knock();
  await work();
  working.isOver = true;
  await knocking;
  return longest - KNOCK_MS;
}

function report({ list, search, wait: waited }: { list: number; search: number; wait: number }): void {
  printRatio(
    { title: `A search through ${INSIGHTS} insights, of the ${MOST_MS} ms it may take`, aim: { atMost: 1 } },
    search / MOST_MS,
    `${search.toFixed(0)} ms; somebody else waits ${waited.toFixed(1)} ms at most meanwhile`,
  );
  printRatio(
    { title: `The same, against a page of ${PAGE} of the plain list` },
    search / list,
    `${search.toFixed(0)} ms, ${list.toFixed(1)} ms`,
  );
}
