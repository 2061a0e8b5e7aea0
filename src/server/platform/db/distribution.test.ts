// Tests which tables would be spread over a cluster, which steps are left, and that an ordinary PostgreSQL is refused.
// Only a cluster can test the spreading.
import pg from "pg";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { describeOnPlainServer } from "#test-support/on-plain-server.ts";
import { createTestDatabase } from "#test-support/postgres.ts";
import { distributionSteps, runDistributionSteps, tablesToDistribute } from "./distribution.ts";
import { migrate } from "./migrate.ts";
import { roles } from "./roles.ts";

let client: pg.Client;

beforeAll(async () => {
  const { url } = await createTestDatabase({
    name: "migrated",
    prepare: (empty) => migrate(empty, { info: () => {} }),
  });
  client = new pg.Client({ connectionString: url });
  await client.connect();
  return () => client.end();
});

/**
 * Makes the database look like a cluster, until the transaction ends: every table and every partition is spread, and
 * one machine answers that its roles may log in.
 */
async function pretendToBeSpread(): Promise<void> {
  await client.query(`
    create table public.pg_dist_node as select 'primary'::text as noderole, true as shouldhaveshards;
    create table public.pg_dist_partition as
      select c.oid as logicalrelid from pg_class c
      where c.relnamespace in ('app'::regnamespace, 'limits'::regnamespace, 'reference'::regnamespace)
        and c.relkind in ('r', 'p');
    create function public.run_command_on_workers(command text)
      returns table (nodename text, success boolean, result text)
      language sql as $$ select 'another machine', true, 't' $$;
    insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
      select 999999, 'citus', oid, 'public'::regnamespace, false, '0' from pg_roles where rolname = current_user;
    do $$ begin
      execute format('alter database %I set citus.propagate_set_commands = ''local''', current_database());
    end $$;`);
}

describeOnPlainServer("the distribution over a cluster", () => {
  it("the distribution over a cluster takes every table of the schema app, and the limits of people", async () => {
    const { rows } = await client.query<{ name: string }>(
      `select 'app.' || relname as name from pg_class
       where relnamespace = 'app'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`,
    );
    const { byPerson } = await tablesToDistribute(client);
    expect(byPerson).toEqual([...rows.map(({ name }) => name), "limits.person_limits"]);
  });

  it("the distribution over a cluster copies every table of the schema reference to each machine", async () => {
    const { everywhere } = await tablesToDistribute(client);
    expect(everywhere).toEqual(["reference.block_types", "reference.cards", "reference.seeds"]);
  });

  it("the distribution over a cluster takes a table of a later version without being told of it", async () => {
    await client.query("begin");
    await client.query("create table app.planted (user_id uuid primary key)");
    expect((await tablesToDistribute(client)).byPerson).toContain("app.planted");
    await client.query("rollback");
  });

  it("the distribution over a cluster finds user_id in every unique key of the tables that it would spread", async () => {
    const { byPerson } = await tablesToDistribute(client);
    const { rows } = await client.query<{ name: string }>(
      `select i.indexrelid::regclass::text as name from pg_index i
       where i.indrelid = any ($1::regclass[]) and i.indisunique and not exists (
         select from pg_attribute a
         where a.attrelid = i.indrelid and a.attname = 'user_id' and a.attnum = any (i.indkey))`,
      [byPerson],
    );
    expect(rows).toEqual([]);
  });

  it("the distribution over a cluster is refused on an ordinary PostgreSQL, with a sentence that says why", async () => {
    await expect(distributionSteps(client)).rejects.toThrow(
      "cannot be distributed, because the extension Citus is not installed in it. Nothing was changed.",
    );
  });

  it("the distribution over a cluster lets the roles log in again after it has spread a table of a later version", async () => {
    await client.query("begin");
    onTestFinished(async () => void (await client.query("rollback")));
    await pretendToBeSpread();
    expect(await distributionSteps(client)).toEqual([]);
    await client.query("create table app.planted (user_id uuid primary key)");
    const [spread, ...logins] = await distributionSteps(client);
    expect(spread?.says).toContain("app.planted is spread");
    expect(logins.map(({ says }) => /^The role (\S+) may log in/.exec(says)?.[1])).toEqual([
      roles.app,
      roles.jobs,
      roles.mover,
    ]);
  });

  it("a step of the distribution takes effect as a whole or not at all, and is said before it is done", async () => {
    const said: string[] = [];
    const step = {
      says: "Two tables are made.",
      statements: ["create table public.half (id int)", "select 1 / 0"],
    };
    await expect(runDistributionSteps(client, [step], (line) => said.push(line))).rejects.toThrow(
      "division by zero",
    );
    const { rows } = await client.query("select to_regclass('public.half') as half");
    expect([said, rows]).toEqual([["Two tables are made."], [{ half: null }]]);
  });
});
