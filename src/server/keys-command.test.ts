import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "#test-support/postgres.ts";
import { runCommand } from "#test-support/run-command.ts";
import { describeMasterKey, keyFileIn, newMasterKey, readKeyFile } from "./platform/crypto/key-file.ts";
import { openKeyring } from "./platform/crypto/keyring.ts";
import { createVault } from "./platform/crypto/vault.ts";
import { type Database, openDatabase } from "./platform/db/database.ts";
import { newId } from "./platform/db/ids.ts";
import { migrate } from "./platform/db/migrate.ts";
import { userKeys } from "./platform/db/tables/people.ts";

const log = { info: () => {}, warn: () => {}, error: () => {} };

let url: string;
let dataDir: string;
let database: Database;

beforeAll(async () => {
  ({ url } = await createTestDatabase({ name: "migrated", prepare: (empty) => migrate(empty, log) }));
  dataDir = mkdtempSync(join(tmpdir(), "arcana-keys-command-"));
  database = await openDatabase({ connectionString: url, log });
  return async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  };
});

/** Runs `npm run keys -- ...`. */
const keys = (words: string[], settings: Record<string, string> = {}) =>
  runCommand("keys", words, { DATABASE_URL: url, DATA_DIR: dataDir, ...settings });

const vaultOf = (encryptionKeys?: ReturnType<typeof newMasterKey>[]) =>
  createVault({
    database,
    keyring: openKeyring({ dataDir, encryptionKeys, log }),
    legacySecret: undefined,
    log,
  });

describe("npm run keys", () => {
  it("prints its usage for an unknown command", async () => {
    const { said, code } = await keys(["rotat"]);
    expect(said).toContain("npm run keys -- rotate");
    expect(code).toBe(1);
  });

  it("rotates the key file's master key and shows the state before and after", async () => {
    const userId = newId();
    const place = { table: "insights", column: "body", userId, rowId: "row" };
    const vault = vaultOf();
    const sealed = (await vault.keyOf(userId)).seal("words", place);
    const [first] = readKeyFile(keyFileIn(dataDir)) ?? [];
    expect((await keys(["status"])).said).toContain(`${first?.id}  seals the data keys of 1 person  current`);

    const rotated = await keys(["rotate"]);
    expect(rotated).toMatchObject({ code: 0, said: expect.stringContaining("Sealed 1 data key by") });
    const [second] = readKeyFile(keyFileIn(dataDir)) ?? [];
    expect(second?.id).not.toBe(first?.id);
    expect(rotated.said).not.toContain(Buffer.from(second!.key).toString("base64"));
    const { said } = await keys(["status"]);
    expect(said).toContain(`${second?.id}  seals the data keys of 1 person  current`);
    expect(said).toContain(`${first?.id}  seals the data keys of 0 people  unused`);

    vault.forget(userId);
    expect((await vault.keyOf(userId)).unseal(sealed, place)).toEqual({ ok: true, value: "words" });
  });

  it("writes people's wrapped keys to a folder and restores them, and requires the folder", async () => {
    await vaultOf().keyOf(newId());
    const written = await keys(["backup", dataDir]);
    expect(written.said).toMatch(
      /Wrote the wrapped keys of \d+ (?:person|people) to .*wrapped-keys-.*\.json/,
    );
    const [, file = ""] = /to (.*\.json)\./.exec(written.said) ?? [];
    expect(await keys(["restore", file])).toEqual({ said: "Put back 0 keys.\n", code: 0 });
    const { said, code } = await keys(["backup"]);
    expect([said.includes("backup <folder>"), code]).toEqual([true, 1]);
  });

  it("says how many people got another key before theirs was restored", async () => {
    const userId = newId();
    await vaultOf().keyOf(userId);
    const { said: written } = await keys(["backup", dataDir]);
    await database.asJobs((tx) =>
      tx.update(userKeys).set({ createdAt: new Date() }).where(eq(userKeys.userId, userId)),
    );
    const [, file = ""] = /to (.*\.json)\./.exec(written) ?? [];
    const { said, code } = await keys(["restore", file]);
    expect([said, code]).toEqual([expect.stringContaining("1 person has another key by now"), 1]);
  });

  it("says that a master key is missing and how many people's entries cannot be read", async () => {
    const stranger = newMasterKey();
    await vaultOf([stranger]).keyOf(newId());
    const { said, code } = await keys(["status"]);
    expect(said).toMatch(new RegExp(`${stranger.id} .* 1 person {2}MISSING`));
    expect(code).toBe(1);
  });

  it("explains how to rotate keys from the settings, and uses the first key after that", async () => {
    const [former, next] = [newMasterKey(), newMasterKey()];
    const userId = newId();
    await vaultOf([former]).keyOf(userId);
    const explained = await keys(["rotate"], { ENCRYPTION_KEYS: describeMasterKey(former) });
    expect(explained.said).toMatch(/at the END of ENCRYPTION_KEYS[\s\S]*key-[0-9a-f]{8}:[A-Za-z0-9+/]{43}=/);

    const both = [next, former].map(describeMasterKey).join(",");
    const { said } = await keys(["rotate"], { ENCRYPTION_KEYS: both });
    expect(said).toContain(`Sealed 1 data key by ${next.id}`);
    await expect(vaultOf([next]).keyOf(userId)).resolves.toBeDefined();
  });
});
