// A database for a test file: real PostgreSQL, empty or copied from a prepared one, dropped when the file is done.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { createDistributedDatabase, dropDistributedDatabase } from "./distributed-database.ts";

export type TestDatabase = {
  /** The connection string for the role that owns the whole database. */
  url: string;
  name: string;
};

export type Preparation = {
  /** The name of the preparation, one word. Test files that name the same preparation share one prepared database. */
  name: string;
  /**
   * Fills an empty database, for example with migrations, and closes its connections. It is called once per test run.
   */
  prepare: (url: string) => Promise<void>;
};

const IN_USE = "55006";

/**
 * The databases that this file created. The hook that drops them is registered at module level, because a hook
 * registered inside another hook never runs.
 */
const made: string[] = [];
afterAll(async () => {
  if (made.length === 0) return;
  if (inject("isDistributed")) {
    for (const name of made) await dropDistributedDatabase(inject("postgresUrl"), name);
    return;
  }
  await onServer(async (client) => {
    for (const name of made) await client.query(`drop database if exists ${name}`).catch(unlessInUse);
  });
});

/**
 * Keeps a database with open connections until the server stops; dropping it now would make those clients
 * fail.
 */
function unlessInUse(error: unknown): void {
  if (!(error instanceof pg.DatabaseError) || error.code !== IN_USE) throw error;
}

/**
 * Creates a database that nobody else uses. With a preparation it is a copy of the database that the
 * preparation filled. Call it at the top of a test file or in `beforeAll`. The database is dropped after the
 * file's tests, unless a client is still connected.
 */
export async function createTestDatabase(preparation?: Preparation): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "_")}`;
  if (inject("isDistributed")) {
    made.push(name);
    await createDistributedDatabase(inject("postgresUrl"), name, preparation?.prepare);
    return { url: urlOf(name), name };
  }
  const template = preparation ? await preparedTemplate(preparation) : "template0";
  await onServer((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  made.push(name);
  return { url: urlOf(name), name };
}

/**
 * Fills the template database while a lock is held, so that other workers wait and no two preparations create the same
 * role at once.
 */
async function preparedTemplate({ name, prepare }: Preparation): Promise<string> {
  const template = `template_${name}`;
  return await onServer(async (client) => {
    await client.query("select pg_advisory_lock(1)");
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (rowCount) return template;
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template template0`);
    await prepare(urlOf(unfinished));
    await client.query(`alter database ${unfinished} rename to ${template}`);
    return template;
  });
}

async function onServer<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(database: string): string {
  const [head, query] = inject("postgresUrl").split("?");
  return `${head?.replace(/[^/]*$/, database)}${query === undefined ? "" : `?${query}`}`;
}
