// Measures how soon the built app is ready, on an empty folder and on a used one, and how much memory it needs at rest
// and after work. The figures are of the app's process alone; its PostgreSQL is not included.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildAppIfChanged } from "#scripts/built-app.mjs";
import { startDatabase } from "#test-support/start-database.ts";
import { loadNow, printFigure } from "../figures.ts";
import { median } from "../ratio.ts";
import { signUp } from "../sign-up.ts";
import { residentMegabytes } from "./process-figures.ts";
import { seedInsights } from "./seed-insights.ts";
import { startTimed, type TimedApp } from "./timed-app.ts";
import { askOften, download, readOften, searchPlace } from "./use-app.ts";

const PORT = 4390;
const STARTS = 5;
const AT_REST_AFTER_MS = 8_000;
const INSIGHTS = 10_000;
/** The length of a question, in sentences: about 2,300 characters. */
const SENTENCES = 24;
const LISTS = 2_000;
const READINGS = 200;
const MEGABYTE = 1024 * 1024;
const AIM = { firstMs: 3_000, againMs: 1_000, atRest: 130, afterWork: 220 };

async function measureStarts(): Promise<void> {
  const load = loadNow();
  const folder = mkdtempSync(join(tmpdir(), "arcana-start-"));
  try {
    const first = await startTimed(PORT, { DATA_DIR: folder });
    await first.stop();
    const title = "First start, on a fresh folder";
    printFigure({ title, value: first.readyMs, unit: "ms", atMost: AIM.firstMs, needsQuiet: true }, load);
    printFigure({ title: "  its processor time", value: first.processorMs ?? 0, unit: "ms" }, load);
    const again: TimedApp[] = [];
    for (let count = 0; count < STARTS; count += 1) {
      const app = await startTimed(PORT, { DATA_DIR: folder });
      again.push(app);
      if (count === STARTS - 1) await measureAtRest(app);
      await app.stop();
    }
    printFigure(
      {
        title: `Start on the same folder, median of ${STARTS}`,
        value: median(again.map(({ readyMs }) => readyMs)),
        unit: "ms",
        atMost: AIM.againMs,
        needsQuiet: true,
      },
      load,
    );
    const processor = median(again.map(({ processorMs }) => processorMs ?? 0));
    printFigure({ title: "  its processor time", value: processor, unit: "ms" }, load);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureAtRest({ pid }: TimedApp): Promise<void> {
  await wait(AT_REST_AFTER_MS);
  const value = residentMegabytes(pid);
  printFigure(
    { title: "Resident at rest, 8 s after the start", value, unit: "MB", atMost: AIM.atRest },
    loadNow(),
  );
}

async function measureWork(): Promise<void> {
  const database = await startDatabase();
  const encryptionKeys = `bench:${randomBytes(32).toString("base64")}`;
  const { url: databaseUrl, dataDir } = database;
  const settings = { DATABASE_URL: databaseUrl, ENCRYPTION_KEYS: encryptionKeys, DATA_DIR: dataDir };
  let stopApp = async () => {};
  try {
    const app = await startTimed(PORT, settings);
    stopApp = app.stop;
    const memory = (after: string, atMost?: number) =>
      printFigure(
        {
          title: `Resident after ${after}`,
          value: residentMegabytes(app.pid),
          unit: "MB",
          ...(atMost !== undefined && { atMost }),
        },
        loadNow(),
      );
    const account = await signUp(app.url);
    await seedInsights({
      databaseUrl,
      dataDir,
      encryptionKeys,
      userId: account.userId,
      count: INSIGHTS,
      sentences: SENTENCES,
    });
    await askOften(account, "/api/insights?limit=50", LISTS);
    memory("2,000 lists");
    await readOften(app.url, READINGS);
    memory("200 readings");
    const bytes = await download(account);
    memory(`an export of ${INSIGHTS} insights (${(bytes / MEGABYTE).toFixed(1)} MB)`);
    await searchPlace(account);
    memory("a search for a place", AIM.afterWork);
  } finally {
    await stopApp();
    await database.stop();
  }
}

await buildAppIfChanged();
await measureStarts();
await measureWork();
