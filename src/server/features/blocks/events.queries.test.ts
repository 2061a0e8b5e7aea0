import pg from "pg";
import { beforeAll, expect, it } from "vitest";
import { explain } from "#test-support/explain.ts";
import { insertManyInsights, pageKeyOf } from "#test-support/many-insights.ts";
import { describeOnPlainServer } from "#test-support/on-plain-server.ts";
import { createTestDatabase } from "#test-support/postgres.ts";
import { type Database, openDatabase } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { migrate } from "../../platform/db/migrate.ts";
import { selectInsightsOfBlock } from "./blocks.queries.ts";
import { selectBlockEvents } from "./events.queries.ts";

const log = { info: () => {}, warn: () => {}, error: () => {} };
const INSIGHTS = 3000;
const LIMIT = 50;
const actor = { userId: newId() };
const stranger = { userId: newId() };
/** One of the ten blocks that `insertManyInsights` creates. */
const blockId = "00000003-0000-7000-8000-000000000000";

let database: Database;

beforeAll(async () => {
  const { url } = await createTestDatabase({ name: "migrated", prepare: (empty) => migrate(empty, log) });
  database = await openDatabase({ connectionString: url, log });
  for (const { userId } of [actor, stranger]) {
    await insertManyInsights(url, { userId, from: 1, to: INSIGHTS });
  }
  await tellOfEveryInsight(url);
  return () => database.close();
});

describeOnPlainServer("reading a page of a block's", () => {
  for (const [what, key] of [
    ["the newest", undefined],
    ["a page in the middle", pageKeyOf(INSIGHTS / 2)],
  ] as const) {
    it(`reading a page of a block's timeline uses its index and loads only the insights it names: ${what}`, async () => {
      const { rowsRead, scans } = await explain(database, actor, (tx) =>
        selectBlockEvents(tx, actor.userId, { blockId, since: null, key, limit: LIMIT }),
      );
      expect(scans.join()).toContain("block_events_newest");
      expect(scans.join()).not.toContain("Seq Scan");
      expect(rowsRead).toBeGreaterThanOrEqual(LIMIT + 1);
      expect(rowsRead).toBeLessThanOrEqual(2 * (LIMIT + 1));
    });

    it(`reading a page of a block's insights uses their index: ${what}`, async () => {
      const { rowsRead, scans } = await explain(database, actor, (tx) =>
        selectInsightsOfBlock(tx, actor.userId, { blockId, key, limit: LIMIT }),
      );
      expect(scans).toEqual(["Index Scan on insights_by_block"]);
      expect(rowsRead).toBe(LIMIT + 1);
    });
  }
});

/** Inserts an event for every insight, as the role that owns the tables. */
async function tellOfEveryInsight(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      `insert into app.block_events (user_id, id, block_id, kind, insight_id, created_at)
       select user_id, id, user_block_id, 'insight', id, created_at from app.insights`,
    );
    await client.query("vacuum analyze app.block_events");
  } finally {
    await client.end();
  }
}
