import { beforeAll, expect, it } from "vitest";
import { explain } from "#test-support/explain.ts";
import { insertManyInsights, pageKeyOf } from "#test-support/many-insights.ts";
import { describeOnPlainServer } from "#test-support/on-plain-server.ts";
import { createTestDatabase } from "#test-support/postgres.ts";
import { type Database, openDatabase } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { migrate } from "../../platform/db/migrate.ts";
import { selectInsights } from "./list.queries.ts";

const log = { info: () => {}, warn: () => {}, error: () => {} };
const INSIGHTS = 3000;
const LIMIT = 50;
const actor = { userId: newId() };
const stranger = { userId: newId() };

let database: Database;

beforeAll(async () => {
  const { url } = await createTestDatabase({ name: "migrated", prepare: (empty) => migrate(empty, log) });
  database = await openDatabase({ connectionString: url, log });
  for (const { userId } of [actor, stranger])
    await insertManyInsights(url, { userId, from: 1, to: INSIGHTS });
  return () => database.close();
});

describeOnPlainServer("a page of the history", () => {
  for (const [what, key] of [
    ["the newest", undefined],
    ["a page in the middle", pageKeyOf(INSIGHTS / 2)],
    ["the page after the year's first fifty", pageKeyOf(INSIGHTS - LIMIT)],
  ] as const) {
    it(`a page of the history reads from the index only the rows it shows and one more, however long the history is: ${what}`, async () => {
      const { rowsRead, scans } = await explain(database, actor, (tx) =>
        selectInsights(tx, actor.userId, { key, limit: LIMIT }),
      );
      expect(scans[0]).toBe("Index Scan on insights_newest");
      expect(scans.join()).not.toContain("Seq Scan on app.insights");
      // The insights' blocks are read as well: at least ten rows, and at most one row for each insight.
      expect(rowsRead).toBeGreaterThanOrEqual(LIMIT + 1);
      expect(rowsRead).toBeLessThanOrEqual(2 * (LIMIT + 1));
    });
  }

  it("a page of the history shows the newest first and continues where the page before ended", async () => {
    const [first, second] = await database.batch(actor, (tx) => [
      selectInsights(tx, actor.userId, { key: undefined, limit: LIMIT }),
      selectInsights(tx, actor.userId, { key: pageKeyOf(INSIGHTS - LIMIT + 1), limit: LIMIT }),
    ]);
    const shown = [...first.rows.slice(0, LIMIT), ...second.rows].map(({ id }) => id);
    const expected = Array.from({ length: 2 * LIMIT + 1 }, (_, index) => pageKeyOf(INSIGHTS - index).id);
    expect(shown).toEqual(expected);
  });
});
