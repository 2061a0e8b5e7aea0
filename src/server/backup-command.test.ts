import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anInsight, signUp } from "#test-support/factories.ts";
import { insertRowsForJobs } from "#test-support/rows-for-jobs.ts";
import { restoredAsTheyWere, rowsOfTables } from "#test-support/rows-of-tables.ts";
import { runCommand } from "#test-support/run-command.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { startEmbeddedPostgres } from "./platform/postgres/embedded-postgres.ts";

let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "arcana-backup-command-"));
  chmodSync(folder, 0o755);
  app = await createTestApp();
  const { userId } = await signUp(app);
  await anInsight(app, { userId });
  await insertRowsForJobs(app.databaseUrl, 60);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("npm run backup and npm run restore", () => {
  it("bring every row into an empty folder, and refuse to do it a second time", async () => {
    const file = join(folder, "pond.sql.gz");
    const { dataDir } = app.dependencies.config;
    const keys = join(folder, "keys");
    const source = { DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir, KEY_BACKUP_DIR: keys };
    const written = await runCommand("backup", [file], source);
    expect(written).toMatchObject({ code: 0, said: expect.stringMatching(/Wrote \d+ rows of \d+ tables/) });
    expect(written.said).toContain(`without ${join(dataDir, "encryption-keys")}`);

    const empty = { DATA_DIR: join(folder, "data"), KEY_BACKUP_DIR: keys };
    const restored = await runCommand("restore", [file], empty);
    expect(restored.said).toMatch(/Restored \d+ rows of pond\.sql\.gz/);
    expect(restored.said).toContain(`put back ${join(folder, "data", "encryption-keys")}`);
    expect(restored.code).toBe(0);
    const again = await runCommand("restore", [file], empty);
    expect([again.code, again.said.includes("has people in it")]).toEqual([1, true]);

    const postgres = await startEmbeddedPostgres({ dataDir: empty.DATA_DIR, log: () => {} });
    const rows = await rowsOfTables(postgres.url);
    await postgres.stop();
    if (!postgres.folder.startsWith(folder)) rmSync(dirname(postgres.folder), { recursive: true });
    expect(restoredAsTheyWere(rows)).toEqual(restoredAsTheyWere(await rowsOfTables(app.databaseUrl)));
  });

  it("print their usage without a file, and name the folder that has no keys", async () => {
    const settings = { DATA_DIR: join(folder, "unused") };
    expect(await runCommand("backup", [], settings)).toMatchObject({
      code: 1,
      said: expect.stringContaining("npm run backup -- <file>"),
    });
    const unkeyed = await runCommand("restore", ["pond.sql.gz"], settings);
    expect([unkeyed.code, unkeyed.said]).toEqual([1, expect.stringContaining("unused-key-backups")]);
  });
});
