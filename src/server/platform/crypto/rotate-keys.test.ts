import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "#test-support/postgres.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { newId } from "../db/ids.ts";
import { migrate } from "../db/migrate.ts";
import { userKeys, userProfiles } from "../db/tables/people.ts";
import { keyFileIn, newMasterKey, readKeyFile } from "./key-file.ts";
import { openKeyring } from "./keyring.ts";
import { placeOf } from "./owned-tables.ts";
import { addMasterKey, countByMasterKey, rewrapDataKeys } from "./rotate-keys.ts";
import { createVault, type Vault } from "./vault.ts";

const log = { info: () => {}, warn: () => {}, error: () => {} };
const PEOPLE = 450;

let dataDir: string;
let database: Database;

beforeEach(async () => {
  const { url } = await createTestDatabase({ name: "migrated", prepare: (empty) => migrate(empty, log) });
  dataDir = mkdtempSync(join(tmpdir(), "arcana-rotation-"));
  const opened = await openDatabase({ connectionString: url, log });
  database = opened;
  onTestFinished(async () => {
    await opened.close();
    rmSync(dataDir, { recursive: true });
  });
});

/** Opens a keyring and a vault that share no memory with the others, as a separate process would. */
const openServer = () => {
  const keyring = openKeyring({ dataDir, encryptionKeys: undefined, log });
  return { keyring, vault: createVault({ database, keyring, legacySecret: undefined, log }) };
};

async function writeProfile(vault: Vault, userId: string, name: string): Promise<void> {
  const key = await vault.keyOf(userId);
  const body = key.seal({ name }, placeOf(userProfiles, "body", { userId }));
  const row = { userId, body, updatedAt: new Date() };
  await database.batch({ userId }, (tx) => [
    tx.insert(userProfiles).values(row).onConflictDoUpdate({ target: userProfiles.userId, set: { body } }),
  ]);
}

async function readProfile(vault: Vault, userId: string): Promise<unknown> {
  const [[keyRow], [row]] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    tx.select().from(userProfiles),
  ]);
  const opened = vault.open(keyRow!).unseal<{ name: string }>(row!.body, placeOf(userProfiles, "body", row!));
  return opened.ok ? opened.value.name : "could not be opened";
}

async function manyPeople(vault: Vault): Promise<string[]> {
  const people = Array.from({ length: PEOPLE }, newId);
  await Promise.all(people.map((userId) => writeProfile(vault, userId, userId)));
  return people;
}

const rotation = () => openServer().keyring;

describe("a rotation of the master key", () => {
  it("wraps every data key anew, changes no value, and all entries still open", async () => {
    const people = await manyPeople(openServer().vault);
    const before = await database.asJobs((tx) => tx.select().from(userProfiles).orderBy(userProfiles.userId));
    const added = await addMasterKey(database, keyFileIn(dataDir));
    expect(await rewrapDataKeys(database, rotation(), () => {})).toEqual({ rewrapped: PEOPLE, failed: 0 });

    const after = await database.asJobs((tx) => tx.select().from(userProfiles).orderBy(userProfiles.userId));
    expect(after).toEqual(before);
    const uses = await countByMasterKey(database, rotation());
    expect(uses.map(({ masterKeyId, isCurrent, people: count }) => [masterKeyId, isCurrent, count])).toEqual([
      [added, true, PEOPLE],
      [uses[1]?.masterKeyId, false, 0],
    ]);
    const { vault } = openServer();
    for (const userId of people) expect(await readProfile(vault, userId)).toBe(userId);
  });

  it("runs while people read, write and sign up, on servers that notice it only through the data", async () => {
    const servers = [openServer(), openServer()];
    const people = await manyPeople(servers[0]!.vault);
    let isRotating = true;
    let served = 0;
    const serve = async (vault: Vault, worker: number) => {
      for (let turn = worker; isRotating; turn += 7) {
        const userId = people[turn % people.length]!;
        await writeProfile(vault, userId, userId);
        // Simulates the minute after which the cache expires: the key must be read and opened again.
        vault.forget(userId);
        expect(await readProfile(vault, userId)).toBe(userId);
        const newcomer = newId();
        await writeProfile(vault, newcomer, newcomer);
        people.push(newcomer);
        served += 1;
      }
    };
    const serving = servers.flatMap(({ vault }, index) => [serve(vault, index), serve(vault, index + 3)]);
    for (let round = 0; round < 3; round += 1) {
      await addMasterKey(database, keyFileIn(dataDir));
      const { failed } = await rewrapDataKeys(database, rotation(), () => {});
      expect(failed).toBe(0);
    }
    isRotating = false;
    await Promise.all(serving);

    await rewrapDataKeys(database, rotation(), () => {});
    const uses = await countByMasterKey(database, rotation());
    expect(uses.map((use) => use.people)).toEqual([people.length, 0, 0, 0]);
    const { vault } = openServer();
    for (const userId of people) expect(await readProfile(vault, userId)).toBe(userId);
    expect(vault.counts).toMatchObject({ unreadable: 0, rawFallbacks: 0, pbkdf2Derivations: 0 });
    expect(served).toBeGreaterThan(10);
  });

  it("continues where it stopped after an interruption", async () => {
    const people = await manyPeople(openServer().vault);
    await addMasterKey(database, keyFileIn(dataDir));
    const cutShort = rewrapDataKeys(database, rotation(), () => {
      throw new Error("cut short");
    });
    await expect(cutShort).rejects.toThrow("cut short");
    const half = await countByMasterKey(database, rotation());
    expect(half.every((use) => use.people > 0)).toBe(true);
    const { rewrapped } = await rewrapDataKeys(database, rotation(), () => {});
    expect(rewrapped).toBe(half[1]?.people);
    const { vault } = openServer();
    for (const userId of people) expect(await readProfile(vault, userId)).toBe(userId);
  });

  it("skips and counts a data key that no known master key opens", async () => {
    const { vault } = openServer();
    const [lost, kept] = [newId(), newId()];
    await writeProfile(vault, lost, "Ada");
    await writeProfile(vault, kept, "Bob");
    const set = { masterKeyId: "key-lost" };
    await database.asJobs((tx) => tx.update(userKeys).set(set).where(eq(userKeys.userId, lost)));
    await addMasterKey(database, keyFileIn(dataDir));
    expect(await rewrapDataKeys(database, rotation(), () => {})).toEqual({ rewrapped: 1, failed: 1 });
    const uses = await countByMasterKey(database, rotation());
    expect(uses.find((use) => !use.isKnown)).toMatchObject({ masterKeyId: "key-lost", people: 1 });
  });

  it("adds every requested key, even in parallel", async () => {
    openServer();
    const added = await Promise.all(
      Array.from({ length: 5 }, () => addMasterKey(database, keyFileIn(dataDir))),
    );
    const inFile = readKeyFile(keyFileIn(dataDir))?.map((key) => key.id);
    expect(inFile).toHaveLength(6);
    expect(inFile).toEqual(expect.arrayContaining(added));
  });

  it("uses the first key if the keys come from the settings", async () => {
    const [former, next] = [newMasterKey(), newMasterKey()];
    const keyringOf = (...keys: (typeof former)[]) => openKeyring({ dataDir, encryptionKeys: keys, log });
    const vaultOf = (...keys: (typeof former)[]) =>
      createVault({ database, keyring: keyringOf(...keys), legacySecret: undefined, log });
    const userId = newId();
    await writeProfile(vaultOf(former), userId, "Ada");
    await rewrapDataKeys(database, keyringOf(next, former), () => {});
    expect(await readProfile(vaultOf(next), userId)).toBe("Ada");
  });
});
