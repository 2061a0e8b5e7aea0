import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { signUp } from "#test-support/factories.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { userKeys } from "../db/tables/people.ts";
import { backUpKeys, restoreKeys } from "./back-up-keys.ts";
import { backUpKeysDaily } from "./back-up-keys-daily.ts";

const clock = createTestClock();
const app = await createTestApp({ clock });
const { database, vault } = app.dependencies;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "arcana-key-backups-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const keyOf = async (userId: string) =>
  await database.asJobs((tx) => tx.select().from(userKeys).where(eq(userKeys.userId, userId)));

const personWithKey = async () => {
  const person = await signUp(app);
  await vault.keyOf(person.userId);
  return person;
};

describe("a backup of people's keys", () => {
  it("is readable only by its owner and restores lost keys", async () => {
    const { userId } = await personWithKey();
    const before = await keyOf(userId);
    const { file, people } = await backUpKeys(database, folder, new Date("2026-11-20T12:00:00Z"));
    expect(people).toBeGreaterThan(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await database.asJobs((tx) => tx.delete(userKeys).where(eq(userKeys.userId, userId)));
    expect(await restoreKeys(database, file)).toEqual({ restored: 1, replaced: 0 });
    expect(await keyOf(userId)).toEqual(before);
    expect(await restoreKeys(database, file)).toEqual({ restored: 0, replaced: 0 });
  });

  it("creates a missing folder that only its owner can enter", async () => {
    await personWithKey();
    const missing = join(folder, "a", "new-one");
    const { file } = await backUpKeys(database, missing, new Date("2026-11-20T12:00:00Z"));
    expect(readdirSync(missing)).toEqual([file.slice(missing.length + 1)]);
    expect(statSync(missing).mode & 0o777).toBe(0o700);
  });

  it("counts the people who have another key by now, and keeps that key", async () => {
    const [changed, rotated] = [await personWithKey(), await personWithKey()];
    const { file } = await backUpKeys(database, folder, new Date("2026-11-20T12:00:00Z"));
    await database.asJobs(async (tx) => {
      await tx.delete(userKeys).where(eq(userKeys.userId, changed.userId));
      await tx
        .update(userKeys)
        .set({ wrappedKey: "sealed anew", masterKeyId: "another" })
        .where(eq(userKeys.userId, rotated.userId));
    });
    vault.forget(changed.userId);
    clock.advance(1000);
    await vault.keyOf(changed.userId);
    const made = await keyOf(changed.userId);
    expect(await restoreKeys(database, file)).toEqual({ restored: 0, replaced: 1 });
    expect(await keyOf(changed.userId)).toEqual(made);
  });

  it("does not restore the key of a deleted account", async () => {
    const person = await personWithKey();
    const { file } = await backUpKeys(database, folder, new Date("2026-11-20T12:00:00Z"));
    await person.request("DELETE", "/api/account", { password: person.password });
    expect(await restoreKeys(database, file)).toEqual({ restored: 0, replaced: 0 });
    expect(await keyOf(person.userId)).toEqual([]);
  });

  it("is deleted after thirty days, when old data backups become unreadable; other files stay", async () => {
    writeFileSync(join(folder, "notes.txt"), "somebody's own");
    const made = async (time: string) => await backUpKeys(database, folder, new Date(time));
    await made("2026-10-20T11:59:59Z");
    await made("2026-10-21T12:00:00Z");
    expect(await made("2026-11-20T12:00:00Z")).toMatchObject({ removed: 1 });
    expect(readdirSync(folder).sort()).toEqual([
      "notes.txt",
      "wrapped-keys-2026-10-21T12-00-00Z.json",
      "wrapped-keys-2026-11-20T12-00-00Z.json",
    ]);
  });
});

describe("the daily backup of keys", () => {
  it("is a job if the settings ask for it, and creates the folder", async () => {
    await personWithKey();
    const target = join(folder, "apart");
    const dependencies = {
      ...app.dependencies,
      config: { ...app.dependencies.config, keyBackupDir: target },
    };
    const [job] = backUpKeysDaily(dependencies);
    expect(await job?.run()).toMatchObject({ people: expect.any(Number), removed: 0 });
    expect(readdirSync(target)).toHaveLength(1);
  });

  it("is not a job if the settings do not ask for it", () => {
    expect(backUpKeysDaily(app.dependencies)).toEqual([]);
  });
});
