// Measures the figures of docs/scale.md: bytes for each person in the database, and the processor time of a list, of
// home and of a reading by the offline duck, of the app and PostgreSQL together. The app is the built one, in its own
// process.
import { randomBytes } from "node:crypto";
import { buildAppIfChanged } from "#scripts/built-app.mjs";
import { startDatabase } from "#test-support/start-database.ts";
import { loadNow } from "../figures.ts";
import { signUp } from "../sign-up.ts";
import { processorMs } from "../start/process-figures.ts";
import { seedInsights } from "../start/seed-insights.ts";
import { startTimed, type TimedApp } from "../start/timed-app.ts";
import { askOften, readOften } from "../start/use-app.ts";
import { openDatabaseFigures } from "./database-figures.ts";

const PORT = 4400;
const INSIGHTS = 1_000;
const REQUESTS = 600;
const READINGS = 60;
/** The tables that hold a reading while it is written, by name without the number of a part. */
const JOURNAL = ["app.readings", "app.reading_events", "app.draws", "limits.person_limits"];
const KILOBYTE = 1024;

type Database = Awaited<ReturnType<typeof openDatabaseFigures>>;

async function costOf(
  title: string,
  { app, database, count }: { app: TimedApp; database: Database; count: number },
  work: () => Promise<void>,
): Promise<void> {
  const [before, appBefore] = [await database.figures(), processorMs(app.pid) ?? Number.NaN];
  await work();
  const [after, appAfter] = [await database.figures(), processorMs(app.pid) ?? Number.NaN];
  const own = (appAfter - appBefore) / count;
  const databases = (after.processorMs - before.processorMs) / count;
  const commits = ((after.commits - before.commits) / count).toFixed(1);
  const perSecond = (1_000 / (own + databases)).toFixed(0);
  console.log(
    `  ${title}: app ${own.toFixed(2)} ms, PostgreSQL ${databases.toFixed(2)} ms of processor, ${commits} transactions; ` +
      `a core serves ${perSecond} a second (load ${loadNow().toFixed(1)})`,
  );
}

function printBytes(title: string, bytes: number, count: number): void {
  console.log(`  ${title}: ${(bytes / count / KILOBYTE).toFixed(1)} KB each (of ${count})`);
}

/** Returns by how many bytes the tables for which `isWanted` is true have grown. */
function growth(
  before: Map<string, number>,
  after: Map<string, number>,
  isWanted: (table: string) => boolean,
): number {
  return [...after]
    .filter(([table]) => isWanted(table))
    .reduce((sum, [table, bytes]) => sum + bytes - (before.get(table) ?? 0), 0);
}

const isJournal = (table: string) => JOURNAL.includes(table.replace(/_\d+$/, ""));
const isOfSignIn = (table: string) => table.startsWith("auth.");
const isOfReading = (table: string) => table.startsWith("app.") && !isJournal(table);

async function measure(app: TimedApp, database: Database, setup: Parameters<typeof seedInsights>[0]) {
  const empty = await database.bytesOfTables();
  await seedInsights(setup);
  const seeded = await database.bytesOfTables();
  printBytes("An insight with 600 signs of question", growth(empty, seeded, isOfReading), INSIGHTS);
  await readOften(app.url, READINGS / 6);
  const before = await database.bytesOfTables();
  await costOf("A reading by the offline duck of a new guest", { app, database, count: READINGS }, () =>
    readOften(app.url, READINGS),
  );
  const after = await database.bytesOfTables();
  printBytes("A guest with one reading, kept", growth(before, after, isOfReading), READINGS);
  printBytes("  sign-in and session of the guest", growth(before, after, isOfSignIn), READINGS);
  printBytes("  journal of the reading, gone within a day", growth(before, after, isJournal), READINGS);
}

await buildAppIfChanged();
const postgres = await startDatabase();
const encryptionKeys = `bench:${randomBytes(32).toString("base64")}`;
const { url: databaseUrl, dataDir } = postgres;
try {
  const settings = { DATABASE_URL: databaseUrl, ENCRYPTION_KEYS: encryptionKeys, DATA_DIR: dataDir };
  const app = await startTimed(PORT, settings);
  const database = await openDatabaseFigures(databaseUrl);
  try {
    const account = await signUp(app.url);
    const { userId } = account;
    await measure(app, database, {
      databaseUrl,
      dataDir,
      encryptionKeys,
      userId,
      count: INSIGHTS,
      sentences: 6,
    });
    for (const [title, path] of [
      ["A list of 50", "/api/insights?limit=50"],
      ["Home", "/api/home"],
    ] as const) {
      await askOften(account, path, REQUESTS / 4);
      await costOf(title, { app, database, count: REQUESTS }, () => askOften(account, path, REQUESTS));
    }
  } finally {
    await database.close();
    await app.stop();
  }
} finally {
  await postgres.stop();
}
