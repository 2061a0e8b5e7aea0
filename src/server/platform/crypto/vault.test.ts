import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "#test-support/postgres.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { newId } from "../db/ids.ts";
import { migrate } from "../db/migrate.ts";
import { userKeys } from "../db/tables/people.ts";
import { wrapDataKey } from "./data-keys.ts";
import { newMasterKey } from "./key-file.ts";
import { openKeyring } from "./keyring.ts";
import { createVault } from "./vault.ts";

const log = { info: () => {}, warn: () => {}, error: () => {} };
const placeFor = (userId: string) => ({ table: "insights", column: "body", userId, rowId: "row" });
const keyringWith = (...keys: ReturnType<typeof newMasterKey>[]) =>
  openKeyring({ dataDir: "/nowhere", encryptionKeys: keys, log });

let database: Database;
let now = Date.now();
const clock = { now: () => new Date(now) };
const master = newMasterKey();

const openVault = (keyring = keyringWith(master)) =>
  createVault({ database, keyring, legacySecret: undefined, log, clock });

beforeAll(async () => {
  const { url } = await createTestDatabase({ name: "migrated", prepare: (empty) => migrate(empty, log) });
  database = await openDatabase({ connectionString: url, log });
  return () => database.close();
});

async function rowOf(userId: string) {
  const [rows] = await database.batch({ userId }, (tx) => [tx.select().from(userKeys)]);
  return rows[0]!;
}

describe("a person's data key", () => {
  it("is created on first use in one round trip, and then stays the same", async () => {
    const userId = newId();
    const before = database.roundTrips();
    const sealed = (await openVault().keyOf(userId)).seal("words", placeFor(userId));
    expect(database.roundTrips() - before).toBe(1);
    const again = await openVault().keyOf(userId);
    expect(again.unseal(sealed, placeFor(userId))).toEqual({ ok: true, value: "words" });
  });

  it("is created only once by parallel first requests", async () => {
    const userId = newId();
    const keys = await Promise.all(Array.from({ length: 10 }, () => openVault().keyOf(userId)));
    const sealed = keys.map((key) => key.seal("words", placeFor(userId)));
    const opened = sealed.map((value) => keys[0]?.unseal(value, placeFor(userId)).ok);
    expect(opened).toEqual(sealed.map(() => true));
  });

  it("is read together with a request's other statements", async () => {
    const userId = newId();
    const vault = openVault();
    const before = database.roundTrips();
    const [, [row]] = await database.batch({ userId }, (tx) => [
      vault.createKeyQuery(tx, userId),
      vault.keyQuery(tx, userId),
    ]);
    const key = vault.open(row!);
    expect(key.unseal(key.seal(1, placeFor(userId)), placeFor(userId))).toEqual({ ok: true, value: 1 });
    expect(database.roundTrips() - before).toBe(1);
  });

  it("does not open another person's values", async () => {
    const [one, other] = [newId(), newId()];
    const vault = openVault();
    const sealed = (await vault.keyOf(one)).seal("words", placeFor(one));
    expect((await vault.keyOf(other)).unseal(sealed, placeFor(one))).toEqual({ ok: false });
  });

  it("is cached for a minute and then read again", async () => {
    const userId = newId();
    const vault = openVault();
    await vault.keyOf(userId);
    const before = database.roundTrips();
    now += 59_999;
    await vault.keyOf(userId);
    expect(database.roundTrips() - before).toBe(0);
    now += 2;
    await vault.keyOf(userId);
    expect(database.roundTrips() - before).toBe(1);
  });

  it("cannot be recovered once its row is deleted", async () => {
    const userId = newId();
    const vault = openVault();
    const sealed = (await vault.keyOf(userId)).seal("words", placeFor(userId));
    await database.batch({ userId }, (tx) => [tx.delete(userKeys).where(eq(userKeys.userId, userId))]);
    vault.forget(userId);
    expect((await vault.keyOf(userId)).unseal(sealed, placeFor(userId))).toEqual({ ok: false });
  });

  it("stays the same under a new master key while the former one is available", async () => {
    const userId = newId();
    const sealed = (await openVault().keyOf(userId)).seal("words", placeFor(userId));
    const rotated = openVault(keyringWith(newMasterKey(), master));
    expect((await rotated.keyOf(userId)).unseal(sealed, placeFor(userId)).ok).toBe(true);
  });

  it("is never replaced if its master key is missing, and the error names that key", async () => {
    const userId = newId();
    await openVault().keyOf(userId);
    const before = await rowOf(userId);
    await expect(openVault(keyringWith(newMasterKey())).keyOf(userId)).rejects.toThrow(master.id);
    expect(await rowOf(userId)).toEqual(before);
  });

  it("does not open from another person's row", async () => {
    const [one, other] = [newId(), newId()];
    const row = wrapDataKey(keyringWith(master), one, randomBytes(32));
    expect(() => openVault().open({ ...row, userId: other })).toThrow("does not open");
  });

  it("is not stored unencrypted", async () => {
    const userId = newId();
    const dataKey = randomBytes(32);
    const { wrappedKey } = wrapDataKey(keyringWith(master), userId, dataKey);
    expect(wrappedKey).not.toContain(dataKey.toString("hex"));
  });
});
