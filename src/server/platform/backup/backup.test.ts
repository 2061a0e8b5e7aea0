import { createHash } from "node:crypto";
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { anInsight, beginAsGuest, signUp } from "#test-support/factories.ts";
import { createLogCatcher } from "#test-support/log-catcher.ts";
import { itOnPlainServer } from "#test-support/on-plain-server.ts";
import { createTestDatabase } from "#test-support/postgres.ts";
import { insertRowsForJobs } from "#test-support/rows-for-jobs.ts";
import { restoredAsTheyWere, rowsOfTables } from "#test-support/rows-of-tables.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { backUpKeys } from "../crypto/back-up-keys.ts";
import { openKeyring } from "../crypto/keyring.ts";
import { placeOf } from "../crypto/owned-tables.ts";
import { createVault } from "../crypto/vault.ts";
import { openDatabase } from "../db/database.ts";
import { newId } from "../db/ids.ts";
import { migrate } from "../db/migrate.ts";
import { roles } from "../db/roles.ts";
import { insights } from "../db/tables/insights.ts";
import { comment } from "./backup-format.ts";
import { backUpNightly } from "./nightly-backup.ts";
import { DamagedBackupError } from "./read-backup.ts";
import { describeRestored, restoreBackup } from "./restore-backup.ts";
import { RestoreRefusedError } from "./restore-refused-error.ts";
import { writeBackup } from "./write-backup.ts";

const HOUR_MS = 3_600_000;
const NOW = new Date();
const { log } = createLogCatcher();
const migrated = { name: "migrated", prepare: (url: string) => migrate(url, log) };

let app: TestApp;
let folder: string;
let file: string;
let keysFile: string;
let people: Awaited<ReturnType<typeof signUp>>[];
let guest: Awaited<ReturnType<typeof beginAsGuest>>;
/** The summary of an insight of each person, as it is stored. */
let summaries: { id: string; summary: string }[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "arcana-backup-"));
  app = await createTestApp({ clock: createTestClock(NOW.toISOString()) });
  people = [await signUp(app), await signUp(app)];
  guest = await beginAsGuest(app);
  summaries = [];
  for (const { userId } of people) summaries.push(await anInsight(app, { userId }));
  await insertRowsForJobs(app.databaseUrl, 60);
  await query(app.databaseUrl, "select nextval('live.attachments_id_seq')");
  for (const { userId } of people)
    await query(
      app.databaseUrl,
      `insert into auth.report (id, user_id, insight_id, reason, state, body, created_at)
       values ($1, $2, $1, 'wrong', 'new', 'texts under the key of the server', now())`,
      [newId(), userId],
    );
  await query(
    app.databaseUrl,
    `with made as (
       insert into auth.access_token (id, user_id, token_hash, scopes, sealed_name, created_at)
       values ($1, $2, 'hash', '{read}', '', now())
     )
     insert into auth.calendar_feed (user_id, token_hash, has_words, created_at) values ($2, 'hash', true, now())`,
    [newId(), people[0]?.userId],
  );
  file = join(folder, "pond.sql.gz");
  await writeBackup({ connectionString: app.databaseUrl, file, now: NOW });
  // Two hours later, so that a missing key counts as deleted.
  const later = new Date(NOW.getTime() + 2 * HOUR_MS);
  keysFile = (await backUpKeys(app.dependencies.database, join(folder, "keys"), later)).file;
});
afterAll(() => rmSync(folder, { recursive: true }));

async function query<Row extends pg.QueryResultRow>(url: string, text: string, values?: unknown[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const restore = (connectionString: string, changes: { file?: string; keysFile?: string } = {}) =>
  restoreBackup({ connectionString, file, keysFile, log, ...changes });

/** Creates a backup of keys that is older than every person. */
function keysOf2020(): string {
  const early = join(folder, "wrapped-keys-2020-01-01T00-00-00Z.json");
  writeFileSync(early, "[]");
  return early;
}

/** Returns what opening the summary of a person's insight gives in a database. */
async function openSummary(url: string, person: number) {
  const { config } = app.dependencies;
  const database = await openDatabase({ connectionString: url, log, poolSize: 2 });
  try {
    const keyring = openKeyring({ dataDir: config.dataDir, encryptionKeys: undefined, log });
    const vault = createVault({ database, keyring, legacySecret: undefined, log });
    const { userId } = people[person]!;
    const { id, summary } = summaries[person]!;
    return (await vault.keyOf(userId)).unseal(summary, placeOf(insights, "summary", { userId, id }));
  } finally {
    await database.close();
  }
}

describe("a backup of the database", () => {
  it("restores every row, every key and every sequence into an empty database", async () => {
    const { url } = await createTestDatabase();
    const { restored, removed, missing } = await restore(url);
    expect({ removed, missing }).toEqual({ removed: 0, missing: 0 });
    expect(restored).toBeGreaterThan(2);
    const rows = await rowsOfTables(url);
    expect(restoredAsTheyWere(rows)).toEqual(restoredAsTheyWere(await rowsOfTables(app.databaseUrl)));
    expect(Object.values(rows).filter(({ count }) => count > 0).length).toBeGreaterThan(35);
    expect(await query(url, "select last_value::int as value from live.attachments_id_seq")).toEqual(
      await query(app.databaseUrl, "select last_value::int as value from live.attachments_id_seq"),
    );
    expect(await openSummary(url, 0)).toMatchObject({ ok: true });
  });

  it("is readable only by its owner, and holds nobody's wrapped key", async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = gunzipSync(readFileSync(file)).toString();
    const keys = await query<{ key: string }>(
      app.databaseUrl,
      "select wrapped_key as key from app.user_keys",
    );
    expect(keys.length).toBeGreaterThan(2);
    expect(keys.filter(({ key }) => text.includes(key) || text.includes(key.slice(9, 70)))).toEqual([]);
  });

  it("never replaces a file, and leaves nothing behind when it fails", async () => {
    await expect(writeBackup({ connectionString: app.databaseUrl, file, now: NOW })).rejects.toThrow(
      /exists already/,
    );
    const { url } = await createTestDatabase();
    const other = join(folder, "empty", "pond.sql.gz");
    await expect(writeBackup({ connectionString: url, file: other, now: NOW })).rejects.toThrow(/no tables/);
    const unwritable = join(folder, "empty", `${"x".repeat(247)}.sql.gz`);
    await expect(
      writeBackup({ connectionString: app.databaseUrl, file: unwritable, now: NOW }),
    ).rejects.toThrow(/ENAMETOOLONG/);
    expect(readdirSync(join(folder, "empty"))).toEqual([]);
  });

  it("is written and restored by an owner of the tables who is no superuser", async () => {
    const owner = await ownedByPlainRole();
    await migrate(owner.url, log);
    await insertRowsForJobs(owner.superUrl, 60);
    const other = join(folder, "plain.sql.gz");
    await writeBackup({ connectionString: owner.url, file: other, now: NOW });
    const before = await rowsOfTables(owner.superUrl);
    const empty = await ownedByPlainRole();
    await restore(empty.url, { file: other, keysFile: keysOf2020() });
    const after = await rowsOfTables(empty.superUrl);
    expect(restoredAsTheyWere(after)).toEqual({
      ...restoredAsTheyWere(before),
      "app.user_keys": after["app.user_keys"],
    });
    expect(after["app.insights"]?.count).toBeGreaterThan(50);
    const unforced = `select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'app' and relkind in ('r', 'p') and not relforcerowsecurity`;
    expect(await query(empty.superUrl, unforced)).toEqual([]);
  });
});

let plainRole: Promise<string> | undefined;

/** Creates an empty database whose owner has no rights but to switch to the roles of requests. */
async function ownedByPlainRole() {
  const { url, name } = await createTestDatabase();
  plainRole ??= (async () => {
    const role = `plain_backup_${process.pid}`;
    await query(url, `create role ${role} login`);
    await query(url, `grant ${Object.values(roles).join(", ")} to ${role}`);
    return role;
  })();
  const role = await plainRole;
  await query(url, `alter database ${name} owner to ${role}`);
  return { superUrl: url, url: url.replace(/user=[^&]*/, `user=${role}`) };
}

describe("a restore", () => {
  it("refuses a database with people in it, and changes nothing there", async () => {
    const before = await rowsOfTables(app.databaseUrl);
    await expect(restore(app.databaseUrl)).rejects.toThrow(RestoreRefusedError);
    expect(await rowsOfTables(app.databaseUrl)).toEqual(before);
  });

  it("refuses a file that is cut short or changed, and leaves the database empty", async () => {
    const { url } = await createTestDatabase();
    const bytes = readFileSync(file);
    const text = gunzipSync(bytes).toString();
    const damaged: Record<string, Buffer> = {
      "cut.sql.gz": bytes.subarray(0, bytes.length / 2),
      "changed.sql.gz": gzipSync(text.replace("@pond.example", "@reed.example")),
      "without-a-row.sql.gz": gzipSync(text.replace(/^(?!-- ).*@pond\.example.*\n/m, "")),
      "without-its-end.sql.gz": gzipSync(text.replace(/-- end .*\n$/, "")),
      "with-more.sql.gz": gzipSync(`${text}-- end {}\n`),
      "notes.txt": Buffer.from("somebody's own"),
    };
    for (const [name, content] of Object.entries(damaged)) {
      writeFileSync(join(folder, name), content);
      await expect(restore(url, { file: join(folder, name) }), name).rejects.toThrow(DamagedBackupError);
    }
    expect(await query(url, "select from pg_namespace where nspname = 'app'")).toEqual([]);
  });

  it("refuses a backup of a newer version, and a file of keys under another name", async () => {
    const { url } = await createTestDatabase();
    const head = {
      format: 1,
      madeAt: NOW.toISOString(),
      postgres: "18",
      sequences: [],
      migrations: [{ name: "9999_of_next_year", checksum: "" }],
    };
    const first = comment("backup", head);
    const sha256 = createHash("sha256").update(first).digest("hex");
    const newer = join(folder, "newer.sql.gz");
    writeFileSync(newer, gzipSync(first + comment("end", { rows: 0, sha256 })));
    await expect(restore(url, { file: newer })).rejects.toThrow(/9999_of_next_year/);
    const renamed = join(folder, "keys.json");
    copyFileSync(keysFile, renamed);
    await expect(restore(url, { keysFile: renamed })).rejects.toThrow(/name of a backup of keys/);
  });

  itOnPlainServer(
    "a restore into a database that a later version has prepared begins anew with the backup's version",
    async () => {
      const { url } = await createTestDatabase(migrated);
      await query(url, "alter table app.insights add column of_next_year text");
      await query(
        url,
        "insert into migrations.applied (name, checksum, applied_at) values ('9999_later', '', now())",
      );
      await restore(url);
      expect(restoredAsTheyWere(await rowsOfTables(url))).toEqual(
        restoredAsTheyWere(await rowsOfTables(app.databaseUrl)),
      );
    },
  );

  it("of an old backup brings back nothing of a person whose key is gone from the newest backup of keys", async () => {
    const [gone, stays] = [people[1]!, people[0]!];
    await gone.request("DELETE", "/api/account", { password: gone.password });
    const later = new Date(NOW.getTime() + 30 * HOUR_MS);
    const newest = await backUpKeys(app.dependencies.database, join(folder, "keys"), later);
    const { url } = await createTestDatabase(migrated);
    expect(await restore(url, { keysFile: newest.file })).toMatchObject({ removed: 1, missing: 0 });
    expect(await query(url, `select from auth."user" where id = $1`, [gone.userId])).toEqual([]);
    const tables = await query<{ name: string }>(
      url,
      `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
       where column_name = 'user_id' and table_schema in ('app', 'auth')`,
    );
    expect(tables.length).toBeGreaterThan(30);
    for (const { name } of tables)
      expect([name, await query(url, `select from ${name} where user_id = $1`, [gone.userId])]).toEqual([
        name,
        [],
      ]);
    expect(await openSummary(url, 1)).toMatchObject({ ok: false });
    expect(await openSummary(url, 0)).toMatchObject({ ok: true });
    expect(await query(url, "select from app.insights where user_id = $1", [stays.userId])).toHaveLength(1);
  });

  it("signs accounts out, deletes codes, access tokens and calendar addresses, turns webhooks off, and keeps guests signed in", async () => {
    const { url } = await createTestDatabase();
    const restored = await restore(url);
    const access = `
      select (select count(*)::int from auth.mail_code) as codes,
        (select count(*)::int from auth.verification) as links,
        (select count(*)::int from auth.access_token) as tokens,
        (select count(*)::int from auth.calendar_feed) as calendars,
        (select count(*)::int from auth.webhook where disabled_at is null) as webhooks,
        (select count(*)::int from auth.session s join auth."user" u on u.id = s.user_id where not u.is_guest) as sessions`;
    const [before] = await query<Record<string, number>>(app.databaseUrl, access);
    expect(Math.min(...Object.values(before ?? {}))).toBeGreaterThan(0);
    const none = { codes: 0, links: 0, tokens: 0, calendars: 0, webhooks: 0, sessions: 0 };
    expect(await query(url, access)).toEqual([none]);
    const ofGuest = `select id, token from auth.session where user_id = '${guest.userId}'`;
    const session = await query(app.databaseUrl, ofGuest);
    expect(session).toHaveLength(1);
    expect(await query(url, ofGuest)).toEqual(session);
    const webhooks = `select to_jsonb(w) - '{disabled_at,told_at,last_failure}'::text[] as webhook
      from auth.webhook w order by id`;
    expect(await query(url, webhooks)).toEqual(await query(app.databaseUrl, webhooks));
    expect(describeRestored(restored, file).join(" ")).toMatch(
      /signed out.*Access tokens.*webhooks are off.*Passwords, passkeys.*as they were/,
    );
  });

  it("refuses keys of another database, with which nobody would be left", async () => {
    const { url } = await createTestDatabase(migrated);
    const [row] = JSON.parse(readFileSync(keysFile, "utf8"));
    const other = join(folder, "wrapped-keys-2099-01-01T00-00-00Z.json");
    writeFileSync(other, JSON.stringify([{ ...row, userId: newId() }]));
    await expect(restore(url, { keysFile: other })).rejects.toThrow(/keys of another database/);
    expect(await query(url, `select from auth."user"`)).toEqual([]);
  });

  it("with keys that are older than a person keeps that person and says that their key is missing", async () => {
    const { url } = await createTestDatabase(migrated);
    const restored = await restore(url, { keysFile: keysOf2020() });
    expect(restored.removed).toBe(0);
    expect(restored.missing).toBeGreaterThan(2);
    // An account that was made shortly before the backup and deleted since looks the same, so both are said.
    expect(describeRestored(restored, "file").join(" ")).toMatch(
      /no key of \d+ people whose key was made after it, or in the hour before it.+Either they were deleted since/,
    );
    expect(await query(url, `select from auth."user" where id = $1`, [people[0]!.userId])).toHaveLength(1);
  });
});

describe("the nightly backup", () => {
  it("writes the data and the keys, keeps the newest fourteen, and removes what a killed run left", async () => {
    const [backupDir, keyBackupDir] = [join(folder, "nights"), join(folder, "night-keys")];
    const dependencies = {
      ...app.dependencies,
      config: { ...app.dependencies.config, backupDir, keyBackupDir },
    };
    const [job] = backUpNightly(dependencies, app.databaseUrl);
    await job?.run();
    const night = (day: number) => `rubber-arcana-2020-01-${String(day).padStart(2, "0")}T01-31-00Z.sql.gz`;
    for (let day = 1; day <= 20; day += 1) writeFileSync(join(backupDir, night(day)), "");
    writeFileSync(join(backupDir, `${night(21)}.part`), "");
    writeFileSync(join(backupDir, "of-my-own.sql.gz"), "");
    (dependencies.clock as ReturnType<typeof createTestClock>).advance(24 * HOUR_MS);
    expect(await job?.run()).toMatchObject({ rows: expect.any(Number), removed: 8 });
    const kept = readdirSync(backupDir).toSorted();
    expect(kept).toHaveLength(15);
    expect(kept.slice(0, 2)).toEqual(["of-my-own.sql.gz", night(9)]);
    expect(readdirSync(keyBackupDir)).toHaveLength(2);
    onTestFinished(() => rmSync(backupDir, { recursive: true }));
  });

  it("is no job if no folder is set", () => {
    expect(backUpNightly(app.dependencies, app.databaseUrl)).toEqual([]);
  });
});
