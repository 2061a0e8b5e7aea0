import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "#test-support/postgres.ts";
import { refuseForwardedChanges } from "#test-support/refuse-forwarded-changes.ts";
import { openDatabase } from "./database.ts";
import { migrate, readMigrations } from "./migrate.ts";

const silent = { info: () => {}, warn: () => {}, error: () => {} };

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const migration = (name: string, sql: string, checksum = name) => ({ name, sql, checksum });
const applied = (url: string) =>
  query<{ name: string }>(url, "select name from migrations.applied order by name");

describe("migrating", () => {
  it("brings an empty database up to date, logs each step, and does nothing the second time", async () => {
    const { url } = await createTestDatabase();
    const logged: unknown[] = [];
    const log = { info: (...parts: unknown[]) => void logged.push(parts) };
    await migrate(url, log);
    const known = await readMigrations();
    expect((await applied(url)).map((row) => row.name)).toEqual(known.map(({ name }) => name));
    expect(logged).toHaveLength(known.length);
    await migrate(url, log);
    expect(logged).toHaveLength(known.length);
  });

  it("runs once if several processes start together", async () => {
    const { url } = await createTestDatabase();
    await Promise.all(Array.from({ length: 4 }, () => migrate(url, silent)));
    expect(await applied(url)).toHaveLength((await readMigrations()).length);
  });

  it("rolls back a failing migration, names it, and continues there once it is fixed", async () => {
    const { url } = await createTestDatabase();
    const ground = await readMigrations();
    const broken = migration("9001_broken", "create table public.half (id int); select 1 / 0");
    await expect(migrate(url, silent, [...ground, broken])).rejects.toThrow("9001_broken");
    expect(await query(url, "select to_regclass('public.half') as half")).toEqual([{ half: null }]);
    expect(await applied(url)).toHaveLength(ground.length);
    await migrate(url, silent, [...ground, migration("9001_broken", "create table public.half (id int)")]);
    expect(await applied(url)).toHaveLength(ground.length + 1);
  });

  it("throws if a migration was changed after it had run", async () => {
    const { url } = await createTestDatabase();
    const ground = await readMigrations();
    await migrate(url, silent, [...ground, migration("9001_one", "select 1", "before")]);
    const changed = migrate(url, silent, [...ground, migration("9001_one", "select 2", "after")]);
    await expect(changed).rejects.toThrow("9001_one was changed");
  });

  it("changes the schema over a connection whose settings a cluster does not send on", async () => {
    const { url } = await createTestDatabase();
    await refuseForwardedChanges(url);
    await migrate(url, silent);
    expect(await applied(url)).toHaveLength((await readMigrations()).length);
  });

  it("leaves migrations of a later version alone, so that both versions can run side by side", async () => {
    const { url } = await createTestDatabase();
    const ground = await readMigrations();
    await migrate(url, silent, [...ground, migration("9001_later", "select 1")]);
    await migrate(url, silent, ground);
    const database = await openDatabase({ connectionString: url, log: silent });
    onTestFinished(() => database.close());
    expect(await database.isReady()).toBe(true);
  });
});

describe("a role that is not a superuser", () => {
  it("gets instructions if it may not create the roles", async () => {
    const { url, name } = await createTestDatabase();
    const role = `plain_${process.pid}`;
    await query(url, `create role ${role} login`);
    await query(url, `alter database ${name} owner to ${role}`);
    onTestFinished(async () => {
      await query(url, `alter database ${name} owner to current_user`);
      await query(url, `drop role ${role}`);
    });
    const attempt = migrate(url.replace(/user=[^&]*/, `user=${role}`), silent);
    await expect(attempt).rejects.toThrow(/"plain_\d+" may not set up the role "arcana_app".*CREATEROLE/);
  });
});

/** The migrations that change rows as another role. They are older than the first table that a cluster spreads. */
const CHANGES_AS_ANOTHER_ROLE = [
  "0009_cards_that_know",
  "0034_promises_are_sealed",
  "0037_one_shard_a_person",
];

describe("the migrations", () => {
  it("do not change settings: on a cluster, the owner's settings are not sent on, and another role waits for the owner's locks", async () => {
    const changing = (await readMigrations()).filter(({ sql }) =>
      /(^|;)\s*(set|reset)\s|\bset (local|session)\s|\bset_config\b/i.test(sql.replace(/--.*$/gm, "")),
    );
    expect(changing.map(({ name }) => name)).toEqual(CHANGES_AS_ANOTHER_ROLE);
  });
});

describe("the folder of migrations", () => {
  const folderWith = (...files: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), "arcana-migrations-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const file of files) writeFileSync(join(folder, file), "select 1");
    return folder;
  };

  it("is read in the order of its numbers", async () => {
    const read = await readMigrations(folderWith("0010_ten.sql", "0002_two.sql", "notes.md"));
    expect(read.map(({ name }) => name)).toEqual(["0002_two", "0010_ten"]);
  });

  it("is refused if two files have the same number or one has none", async () => {
    await expect(readMigrations(folderWith("0001_a.sql", "0001_b.sql"))).rejects.toThrow("the number 0001");
    await expect(readMigrations(folderWith("first.sql"))).rejects.toThrow("first.sql is not named like");
  });
});
