// Measures that a page of 50 insights makes PostgreSQL read the same number of rows from a history of 10,000 insights
// and from one of 1,000,000.
import { selectInsights } from "#server/features/insights/list.queries.ts";
import { type Database, openDatabase } from "#server/platform/db/database.ts";
import { newId } from "#server/platform/db/ids.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import type { PageKey } from "#server/platform/db/page-key.ts";
import { type Cost, explain } from "#test-support/explain.ts";
import { insertManyInsights, pageKeyOf } from "#test-support/many-insights.ts";
import { startDatabase } from "#test-support/start-database.ts";
import { printRatio } from "./ratio.ts";

const FEW = 10_000;
const MANY = 1_000_000;
const CHUNK = 100_000;
const LIMIT = 50;

const log = { info: () => {}, warn: () => {}, error: () => {} };
const actor = { userId: newId() };

const postgres = await startDatabase();
let database: Database | undefined;
try {
  await migrate(postgres.url, log);
  database = await openDatabase({ connectionString: postgres.url, log });
  await insertManyInsights(postgres.url, { ...actor, from: 1, to: FEW });
  const few = await readPages(database, FEW);
  for (let from = FEW + 1; from <= MANY; from += CHUNK) {
    await insertManyInsights(postgres.url, { ...actor, from, to: Math.min(MANY, from + CHUNK - 1) });
  }
  const many = await readPages(database, MANY);
  for (const page of ["first", "middle"] as const) report(page, few[page], many[page]);
} finally {
  await database?.close();
  await postgres.stop();
}

async function readPages(opened: Database, insights: number): Promise<Record<"first" | "middle", Cost>> {
  const read = async (key: PageKey | undefined) => {
    const page = () =>
      explain(opened, actor, (tx) => selectInsights(tx, actor.userId, { key, limit: LIMIT }));
    // The first run is not measured, because it fills caches.
    await page();
    return await page();
  };
  return { first: await read(undefined), middle: await read(pageKeyOf(insights / 2)) };
}

function report(page: string, few: Cost, many: Cost): void {
  const at = (count: number) => count.toLocaleString("en");
  printRatio(
    { title: `Rows read for the ${page} page of ${LIMIT}`, aim: { atMost: 1 } },
    many.rowsRead / few.rowsRead,
    `${many.rowsRead} of ${at(MANY)}, ${few.rowsRead} of ${at(FEW)}; ${many.scans.join(", ")}`,
  );
  printRatio(
    { title: `8 KB pages touched for the ${page} page of ${LIMIT}` },
    many.pages / few.pages,
    `${many.pages} of ${at(MANY)}, ${few.pages} of ${at(FEW)}`,
  );
}
