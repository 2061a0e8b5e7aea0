import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "#test-support/postgres.ts";
import { type Database, openDatabase } from "./database.ts";
import { newId } from "./ids.ts";
import { migrate } from "./migrate.ts";
import { userCounters } from "./tables/people.ts";
import { personLimits } from "./tables/reference.ts";

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const migrated = { name: "migrated", prepare: (url: string) => migrate(url, silent) };

let url: string;
let database: Database;

beforeAll(async () => {
  ({ url } = await createTestDatabase(migrated));
  database = await openDatabase({ connectionString: url, log: silent });
  return () => database.close();
});

const person = () => ({ userId: newId() });

async function personWith(insights: number) {
  const actor = person();
  await database.batch(actor, (tx) => [tx.insert(userCounters).values({ userId: actor.userId, insights })]);
  return actor;
}

const insightsOf = async (actor: { userId: string }) => {
  const [rows] = await database.batch(actor, (tx) => [tx.select().from(userCounters)]);
  return rows.map((row) => row.insights);
};

describe("a batch of named statements", () => {
  it("gives its results by the same names, in one round trip", async () => {
    const actor = await personWith(3);
    const before = database.roundTrips();
    const found = await database.batch(actor, (tx) => ({
      counted: tx.select().from(userCounters),
      skipped: Promise.resolve([] as never[]),
      raised: tx.update(userCounters).set({ insights: 4 }).returning({ insights: userCounters.insights }),
    }));
    expect(database.roundTrips() - before).toBe(1);
    expect(found.counted.map(({ insights }) => insights)).toEqual([3]);
    expect(found.skipped).toEqual([]);
    expect(found.raised).toEqual([{ insights: 4 }]);
  });
});

describe("a person's rows", () => {
  it("are all that the person sees, even if a statement has no condition on the user", async () => {
    const [one, other] = [await personWith(1), await personWith(2)];
    expect(await insightsOf(one)).toEqual([1]);
    expect(await insightsOf(other)).toEqual([2]);
  });

  it("cannot be changed or deleted by anybody else", async () => {
    const [owner, stranger] = [await personWith(1), await personWith(2)];
    await database.batch(stranger, (tx) => [
      tx.update(userCounters).set({ insights: 99 }),
      tx.delete(userCounters).where(eq(userCounters.userId, owner.userId)),
    ]);
    expect(await insightsOf(owner)).toEqual([1]);
  });

  it("cannot be inserted by anybody else", async () => {
    const attempt = database.batch(person(), (tx) => [tx.insert(userCounters).values({ userId: newId() })]);
    await expect(attempt).rejects.toMatchObject({ code: "42501" });
  });

  it("are invisible to a statement without a user", async () => {
    await personWith(1);
    expect(await database.shared((tx) => [tx.select().from(userCounters)])).toEqual([[]]);
  });

  it("are visible to housekeeping", async () => {
    const actor = await personWith(7);
    const rows = await database.asJobs((tx) =>
      tx.select().from(userCounters).where(eq(userCounters.userId, actor.userId)),
    );
    expect(rows).toHaveLength(1);
  });

  it("are visible to a move for both people at once", async () => {
    const [from, to] = [await personWith(1), await personWith(2)];
    await personWith(3);
    const rows = await database.acrossUsers({ from: from.userId, to: to.userId }, (tx) =>
      tx.select().from(userCounters),
    );
    expect(rows.map((row) => row.insights).sort()).toEqual([1, 2]);
  });

  it("are not accessible with a user id that is not a UUID", async () => {
    const attempt = database.batch({ userId: "x'; reset role; --" }, (tx) => [
      tx.select().from(userCounters),
    ]);
    await expect(attempt).rejects.toThrow("must be a UUID");
  });

  it("are not accessible to a statement outside a transaction", async () => {
    await personWith(1);
    const { rows } = await database.authPool.query("select current_user");
    expect(rows).toEqual([{ current_user: "arcana_auth" }]);
    await expect(database.authPool.query("select * from app.user_counters")).rejects.toMatchObject({
      code: "42501",
    });
  });
});

describe("a batch", () => {
  it("of statements takes one round trip, however many statements it has", async () => {
    const actor = await personWith(5);
    const before = database.roundTrips();
    const results = await database.batch(actor, (tx) => [
      tx.update(userCounters).set({ insights: 6 }).where(eq(userCounters.userId, actor.userId)),
      tx.select({ insights: userCounters.insights }).from(userCounters),
      tx.select({ blocks: userCounters.blocks }).from(userCounters),
    ]);
    expect(database.roundTrips() - before).toBe(1);
    expect(results.slice(1)).toEqual([[{ insights: 6 }], [{ blocks: 0 }]]);
  });

  it("of statements on shared tables takes one round trip too", async () => {
    const before = database.roundTrips();
    const limit = { userId: newId(), name: "test", windowStart: new Date(), requests: 1, tokens: 1 };
    await database.shared((tx) => [tx.insert(personLimits).values(limit), tx.select().from(personLimits)]);
    expect(database.roundTrips() - before).toBe(1);
  });

  it("of statements takes effect as a whole or not at all, and throws the first error", async () => {
    const actor = await personWith(1);
    const attempt = database.batch(actor, (tx) => [
      tx.update(userCounters).set({ insights: 2 }),
      tx.insert(userCounters).values({ userId: actor.userId }),
      tx.execute(sql`select 1 / 0`),
    ]);
    await expect(attempt).rejects.toMatchObject({ code: "23505" });
    expect(await insightsOf(actor)).toEqual([1]);
  });

  it("of statements has no effect if a value cannot be encoded", async () => {
    const actor = await personWith(1);
    const limit = { userId: newId(), name: "x", windowStart: new Date(Number.NaN), requests: 1, tokens: 1 };
    const attempt = database.batch(actor, (tx) => [
      tx.update(userCounters).set({ insights: 2 }),
      tx.insert(personLimits).values(limit),
    ]);
    await expect(attempt).rejects.toThrow(RangeError);
    expect(await insightsOf(actor)).toEqual([1]);
  });

  it("of statements throws errors without the statements' values", async () => {
    const actor = await personWith(1);
    const error: unknown = await database
      .batch(actor, (tx) => [tx.insert(userCounters).values({ userId: actor.userId })])
      .catch((reason: unknown) => reason);
    expect(JSON.stringify(error)).not.toContain(actor.userId);
    expect(String(error)).not.toContain(actor.userId);
  });

  it("of statements refuses a statement after its end", async () => {
    const actor = await personWith(1);
    let late = (): PromiseLike<unknown> => Promise.resolve();
    await database.batch(actor, (tx) => {
      late = () => tx.update(userCounters).set({ insights: 99 });
      return [tx.select().from(userCounters)];
    });
    await expect(late()).rejects.toThrow();
    expect(await insightsOf(actor)).toEqual([1]);
  });
});

describe("a transaction", () => {
  it("a database transaction is rolled back when its body throws", async () => {
    const actor = await personWith(1);
    const attempt = database.transaction(actor, async (tx) => {
      await tx.update(userCounters).set({ insights: 2 });
      throw new Error("changed my mind");
    });
    await expect(attempt).rejects.toThrow("changed my mind");
    expect(await insightsOf(actor)).toEqual([1]);
  });

  it("a database transaction fails even if its body catches a statement's error", async () => {
    const attempt = database.transaction(person(), async (tx) => {
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(attempt).rejects.toThrow("rolled back");
  });

  it("a database transaction takes one round trip per statement and one for its end", async () => {
    const actor = await personWith(1);
    const before = database.roundTrips();
    await database.transaction(actor, async (tx) => {
      await tx.select().from(userCounters);
      await tx.select().from(userCounters);
    });
    expect(database.roundTrips() - before).toBe(3);
  });

  it("a database transaction runs again after serialization failures, until every parallel one has taken effect", async () => {
    const actor = await personWith(0);
    let runs = 0;
    const everyoneHasRead = Promise.withResolvers<void>();
    const addOne = () =>
      database.transaction(actor, async (tx) => {
        runs += 1;
        await tx.execute(sql`set transaction isolation level repeatable read`);
        const [row] = await tx.select().from(userCounters);
        if (runs === 3) everyoneHasRead.resolve();
        await everyoneHasRead.promise;
        await tx.update(userCounters).set({ insights: (row?.insights ?? 0) + 1 });
      });
    await Promise.all([addOne(), addOne(), addOne()]);
    expect(await insightsOf(actor)).toEqual([3]);
    expect(runs).toBeGreaterThan(3);
  });

  it("a database transaction runs again after a deadlock", async () => {
    const [one, other] = [await personWith(0), await personWith(0)];
    const meeting = Promise.withResolvers<void>();
    let arrived = 0;
    const addBoth = (first: string, second: string) =>
      database.acrossUsers({ from: first, to: second }, async (tx) => {
        const add = (userId: string) =>
          tx
            .update(userCounters)
            .set({ insights: sql`${userCounters.insights} + 1` })
            .where(eq(userCounters.userId, userId));
        await add(first);
        arrived += 1;
        if (arrived === 2) meeting.resolve();
        await meeting.promise;
        await add(second);
      });
    await Promise.all([addBoth(one.userId, other.userId), addBoth(other.userId, one.userId)]);
    expect([await insightsOf(one), await insightsOf(other)]).toEqual([[2], [2]]);
    // The transaction that runs again can be in a deadlock once more.
    expect(arrived).toBeGreaterThanOrEqual(3);
  });

  it("a database transaction gives up after eight attempts on a lasting conflict", async () => {
    let runs = 0;
    const conflict = sql`do $$ begin raise exception using errcode = '40001'; end $$`;
    const attempt = database.transaction(person(), async (tx) => {
      runs += 1;
      await tx.execute(conflict);
    });
    await expect(attempt).rejects.toMatchObject({ code: "40001" });
    expect(runs).toBe(8);
  });
});

describe("a database", () => {
  it("is ready when it is migrated, and not when it is empty or unreachable", async () => {
    const empty = await createTestDatabase();
    const open = async (connectionString: string) => {
      const opened = await openDatabase({ connectionString, log: silent });
      onTestFinished(() => opened.close());
      return opened;
    };
    expect(await database.isReady()).toBe(true);
    expect(await (await open(empty.url)).isReady()).toBe(false);
    expect(await (await open("postgresql://nobody@127.0.0.1:1/nothing")).isReady()).toBe(false);
  });

  it("that ends every connection fails no call, because running statements are repeated", async () => {
    const warnings: unknown[] = [];
    const log = { ...silent, warn: (...parts: unknown[]) => void warnings.push(parts) };
    const own = await openDatabase({ connectionString: url, log });
    onTestFinished(() => own.close());
    const actor = person();
    await own.batch(actor, (tx) => [tx.select().from(userCounters)]);
    const busy = own.batch(actor, (tx) => [tx.execute(sql`select pg_sleep(1)`)]);
    await own.batch(actor, (tx) => [tx.select().from(userCounters)]);
    await endConnections(url, 2);
    await expect(own.batch(actor, (tx) => [tx.select().from(userCounters)])).resolves.toEqual([[]]);
    await expect(busy).resolves.toHaveLength(1);
    expect(warnings.length).toBeGreaterThan(0);
  });
});

/**
 * Ends all connections of a pool, like a server restart. Waits for `atLeast` of them, so that a statement is
 * running.
 */
async function endConnections(target: string, atLeast: number): Promise<void> {
  const client = new pg.Client({ connectionString: target });
  await client.connect();
  const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and application_name = 'rubber-arcana'`;
  for (let count = 0; count < atLeast; ) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count ${others}`);
    count = rows[0]?.count ?? 0;
  }
  await client.query(`select pg_terminate_backend(pid) ${others}`);
  await client.end();
}
