import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "#test-support/postgres.ts";
import { type Database, openDatabase } from "./database.ts";
import { newId } from "./ids.ts";
import { migrate } from "./migrate.ts";

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const migrated = { name: "migrated", prepare: (url: string) => migrate(url, silent) };

let database: Database;
beforeAll(async () => {
  const { url } = await createTestDatabase(migrated);
  const timeouts = { connectMs: 5_000, answerMs: 300 };
  database = await openDatabase({ connectionString: url, log: silent, timeouts });
  return () => database.close();
});

/** Runs a batch of three statements that take 0.2 s each. */
function runSlowly(limits?: { timeoutMs: number }) {
  return database.batch(
    { userId: newId() },
    (tx) => [1, 2, 3].map(() => tx.execute(sql`select pg_sleep(0.2)`)),
    limits,
  );
}

it("a batch of statements whose answers together take too long fails, although each statement is quick enough", async () => {
  await expect(runSlowly()).rejects.toThrow("Query read timeout");
});

it("a batch of statements with a longer time limit has that limit for each statement and for COMMIT", async () => {
  await expect(runSlowly({ timeoutMs: 5_000 })).resolves.toHaveLength(3);
});

it("a batch of statements with a time limit of its own is ended by the server where a statement exceeds it", async () => {
  await expect(runSlowly({ timeoutMs: 50 })).rejects.toMatchObject({ code: "57014" });
});

it("a batch of statements with a time limit of its own leaves the limits of the next one as they were", async () => {
  await runSlowly({ timeoutMs: 5_000 });
  const [{ rows }] = await database.batch({ userId: newId() }, (tx) => [
    tx.execute<{ statement_timeout: string }>(sql`show statement_timeout`),
  ]);
  expect(rows).toEqual([{ statement_timeout: "10s" }]);
});
