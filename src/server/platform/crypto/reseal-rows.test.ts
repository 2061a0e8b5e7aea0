import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "#test-support/postgres.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { newId } from "../db/ids.ts";
import { migrate } from "../db/migrate.ts";
import { insightReports, insights, readingEvents, readings, userBlocks } from "../db/tables/insights.ts";
import { dailyInsights, userCounters, userKeys, userProfiles, userSettings } from "../db/tables/people.ts";
import { newMasterKey } from "./key-file.ts";
import { openKeyring } from "./keyring.ts";
import { ownedTables, placeOf } from "./owned-tables.ts";
import { resealRows } from "./reseal-rows.ts";
import type { UserKey } from "./user-key.ts";
import { createVault, type Vault } from "./vault.ts";

const log = { info: () => {}, warn: () => {}, error: () => {} };
const at = new Date("2026-11-20T10:00:00.000Z");

let database: Database;
let vault: Vault;

beforeAll(async () => {
  const { url } = await createTestDatabase({ name: "migrated", prepare: (empty) => migrate(empty, log) });
  database = await openDatabase({ connectionString: url, log });
  const keyring = openKeyring({ dataDir: "/nowhere", encryptionKeys: [newMasterKey()], log });
  vault = createVault({ database, keyring, legacySecret: undefined, log });
  return () => database.close();
});

async function person() {
  const userId = newId();
  return { userId, key: await vault.keyOf(userId) };
}
type Person = Awaited<ReturnType<typeof person>>;

const move = (from: Person, to: Person) =>
  database.acrossUsers({ from: from.userId, to: to.userId }, (tx) => resealRows(tx, from, to));

function insightOf({ userId, key }: Person, words: string): typeof insights.$inferInsert {
  const row = { userId, id: newId() };
  return {
    ...row,
    spreadType: "quick-draw",
    blockTypeId: "work",
    cardsDrawn: [{ id: "the-branch", reversed: false }],
    summary: key.seal({ headline: words }, placeOf(insights, "summary", row)),
    body: key.seal({ question: words }, placeOf(insights, "body", row)),
    duck: "offline",
    createdAt: at,
  };
}

function readingOf({ userId, key }: Person, name: string): typeof readings.$inferInsert {
  const row = { userId, id: newId() };
  const request = key.seal({ userContext: name }, placeOf(readings, "request", row));
  return { ...row, key: name, status: "done", request, heartbeatAt: at, createdAt: at };
}

const readingsOf = async (userId: string) => {
  const [rows] = await database.batch({ userId }, (tx) => [tx.select().from(readings).orderBy(readings.id)]);
  return rows;
};

const questionIn = (key: UserKey, row: typeof insights.$inferSelect) =>
  key.unseal(row.body, placeOf(insights, "body", row), { isImported: row.isImported });

describe("moving a guest into an account", () => {
  it("moves every insight, block, report and event, readable with the account's key", async () => {
    const [guest, account] = [await person(), await person()];
    const { userId } = guest;
    const block = { userId, id: newId() };
    const report = { userId, id: newId() };
    const event = { userId, readingId: newId(), seq: 4 };
    const seal = guest.key.seal;
    await database.batch(guest, (tx) => [
      tx.insert(insights).values([insightOf(guest, "my landlord"), insightOf(guest, "my thesis")]),
      tx.insert(userBlocks).values({
        ...block,
        blockTypeId: "life",
        status: "active",
        summary: seal({ name: "Flat" }, placeOf(userBlocks, "summary", block)),
        body: seal({ notes: "" }, placeOf(userBlocks, "body", block)),
        createdAt: at,
        updatedAt: at,
      }),
      tx.insert(insightReports).values({ ...report, insightId: newId(), reason: "wrong", createdAt: at }),
      tx
        .insert(readingEvents)
        .values({ ...event, body: seal("delta", placeOf(readingEvents, "body", event)) }),
    ]);

    await move(guest, account);

    const [found, blocks, reports, events] = await database.batch(account, (tx) => [
      tx.select().from(insights).orderBy(insights.id),
      tx.select().from(userBlocks),
      tx.select().from(insightReports),
      tx.select().from(readingEvents),
    ]);
    expect(found.map((row) => questionIn(account.key, row))).toEqual([
      { ok: true, value: { question: "my landlord" } },
      { ok: true, value: { question: "my thesis" } },
    ]);
    expect(account.key.unseal(blocks[0]!.summary, placeOf(userBlocks, "summary", blocks[0]!)).ok).toBe(true);
    expect(reports).toMatchObject([{ reason: "wrong", note: null }]);
    expect(account.key.unseal(events[0]!.body, placeOf(readingEvents, "body", events[0]!)).ok).toBe(true);
  });

  it("leaves nothing for the guest, not even the data key", async () => {
    const [guest, account] = [await person(), await person()];
    await database.batch(guest, (tx) => [tx.insert(insights).values(insightOf(guest, "words"))]);
    await move(guest, account);
    const left = await database.batch(guest, (tx) => ownedTables.map(({ table }) => tx.select().from(table)));
    expect(left.flat()).toEqual([]);
    const [keys] = await database.batch(account, (tx) => [tx.select().from(userKeys)]);
    expect(keys).toHaveLength(1);
  });

  it("adds the guest's counters to the account's", async () => {
    const [guest, account] = [await person(), await person()];
    for (const [who, count] of [
      [guest, 1],
      [account, 5],
    ] as const) {
      const { userId } = who;
      await database.batch(who, (tx) => [
        tx.insert(userCounters).values({ userId, insights: count, blocks: count }),
        tx.insert(dailyInsights).values({ userId, day: "2026-11-20", delivered: count }),
      ]);
    }
    await database.batch(guest, (tx) => [
      tx.insert(dailyInsights).values({ userId: guest.userId, day: "2026-11-19", delivered: 1 }),
    ]);
    await move(guest, account);
    const [counters, days] = await database.batch(account, (tx) => [
      tx.select().from(userCounters),
      tx.select().from(dailyInsights).orderBy(dailyInsights.day),
    ]);
    expect(counters).toMatchObject([{ insights: 6, blocks: 6 }]);
    expect(days.map(({ day, delivered }) => [day, delivered])).toEqual([
      ["2026-11-19", 1],
      ["2026-11-20", 6],
    ]);
  });

  it("keeps the account's profile and settings, and moves the guest's if the account has none", async () => {
    const [guest, account] = [await person(), await person()];
    const profile = ({ userId, key }: Person, name: string) => ({
      userId,
      body: key.seal({ name }, placeOf(userProfiles, "body", { userId })),
      updatedAt: at,
    });
    await database.batch(guest, (tx) => [
      tx.insert(userProfiles).values(profile(guest, "Guest")),
      tx.insert(userSettings).values({ userId: guest.userId, timeZone: "Europe/Berlin", updatedAt: at }),
    ]);
    await database.batch(account, (tx) => [tx.insert(userProfiles).values(profile(account, "Ada"))]);
    await move(guest, account);
    const [profiles, settings] = await database.batch(account, (tx) => [
      tx.select().from(userProfiles),
      tx.select().from(userSettings),
    ]);
    const place = placeOf(userProfiles, "body", account);
    expect(account.key.unseal(profiles[0]!.body, place)).toEqual({ ok: true, value: { name: "Ada" } });
    expect(settings).toMatchObject([{ timeZone: "Europe/Berlin" }]);
  });

  it("keeps a reading whose idempotency key the account has used too", async () => {
    const [guest, account] = [await person(), await person()];
    await database.batch(account, (tx) => [tx.insert(readings).values(readingOf(account, "same-key"))]);
    await database.batch(guest, (tx) => [
      tx.insert(readings).values([readingOf(guest, "same-key"), readingOf(guest, "free-key")]),
    ]);
    await move(guest, account);
    const rows = await readingsOf(account.userId);
    expect(rows.map((row) => row.key)).toEqual(["same-key", `moved-${rows[1]!.id}`, "free-key"]);
    const opened = rows.map((row) => account.key.unseal(row.request, placeOf(readings, "request", row)).ok);
    expect(opened).toEqual([true, true, true]);
  });

  it("keeps values that do not open, and leaves imported text unchanged", async () => {
    const [guest, account] = [await person(), await person()];
    const damaged = { ...insightOf(guest, "words"), body: insightOf(guest, "elsewhere").body };
    const imported = { ...insightOf(guest, "words"), body: "plain words", isImported: true };
    await database.batch(guest, (tx) => [tx.insert(insights).values([damaged, imported])]);
    await move(guest, account);
    const [rows] = await database.batch(account, (tx) => [tx.select().from(insights).orderBy(insights.id)]);
    expect(rows.map((row) => questionIn(account.key, row))).toEqual([
      { ok: false },
      { ok: true, value: "plain words" },
    ]);
    expect(rows[0]!.body).toBe(damaged.body);
  });

  it("moves everything or nothing", async () => {
    const [guest, account] = [await person(), await person()];
    await database.batch(guest, (tx) => [tx.insert(insights).values(insightOf(guest, "words"))]);
    const attempt = database.acrossUsers({ from: guest.userId, to: account.userId }, async (tx) => {
      await resealRows(tx, guest, account);
      throw new Error("the last step failed");
    });
    await expect(attempt).rejects.toThrow("the last step failed");
    const [rows] = await database.batch(guest, (tx) => [
      tx.select().from(insights).where(eq(insights.userId, guest.userId)),
    ]);
    expect(rows.map((row) => questionIn(guest.key, row).ok)).toEqual([true]);
  });

  it("moves a thousand rows", async () => {
    const [guest, account] = [await person(), await person()];
    const many = Array.from({ length: 1000 }, (_, index) => insightOf(guest, `words ${index}`));
    await database.batch(guest, (tx) => [tx.insert(insights).values(many)]);
    await move(guest, account);
    const [rows] = await database.batch(account, (tx) => [tx.select().from(insights)]);
    expect(rows.filter((row) => questionIn(account.key, row).ok)).toHaveLength(1000);
  });
});
