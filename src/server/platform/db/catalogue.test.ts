// Tests the rules for tables in the database's catalogue, after migrating, so that the tests cover tables that are
// added later.
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "#test-support/postgres.ts";
import { COMMON_TABLES, EXEMPT_SCHEMAS, TABLE_RULES } from "#test-support/table-rules.ts";
import { migrate } from "./migrate.ts";
import { roles } from "./roles.ts";

const log = { info: () => {} };
const requestRoles = Object.values(roles);

let client: pg.Client;

beforeAll(async () => {
  const { url } = await createTestDatabase({ name: "migrated", prepare: (empty) => migrate(empty, log) });
  client = new pg.Client({ connectionString: url });
  await client.connect();
  return () => client.end();
});

async function culpritsOf(rule: keyof typeof TABLE_RULES): Promise<string[]> {
  const sql = TABLE_RULES[rule];
  const { rows } = await client.query<{ culprit: string }>(
    `${COMMON_TABLES} ${sql}`,
    sql.includes("$1") ? [EXEMPT_SCHEMAS] : [],
  );
  return rows.map((row) => row.culprit);
}

async function brokenRules(): Promise<string[]> {
  const broken: string[] = [];
  for (const rule of Object.keys(TABLE_RULES) as (keyof typeof TABLE_RULES)[]) {
    if ((await culpritsOf(rule)).length > 0) broken.push(rule);
  }
  return broken;
}

/** Runs the statements, returns the names of the rules that are then violated, and rolls the statements back. */
async function brokenBy(...statements: string[]): Promise<string[]> {
  await client.query("begin");
  try {
    for (const statement of statements) await client.query(statement);
    return await brokenRules();
  } finally {
    await client.query("rollback");
  }
}

describe("every owned table", () => {
  it("is included in the check of the database catalogue", async () => {
    const { rows } = await client.query<{ count: number }>(
      `${COMMON_TABLES} select count(*)::int as count from owned`,
    );
    expect(rows[0]?.count).toBeGreaterThan(10);
  });

  for (const rule of Object.keys(TABLE_RULES) as (keyof typeof TABLE_RULES)[]) {
    it(rule, async () => {
      expect(await culpritsOf(rule)).toEqual([]);
    });
  }
});

describe("the roles that serve requests", () => {
  it("own nothing, cannot log in and cannot bypass row level security", async () => {
    const { rows: attributes } = await client.query(
      `select rolname from pg_roles
       where rolname = any($1) and (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb)`,
      [requestRoles],
    );
    const { rows: possessions } = await client.query(
      `select objid from pg_shdepend where deptype = 'o' and refobjid in
         (select oid from pg_roles where rolname = any($1))`,
      [requestRoles],
    );
    const { rows: memberships } = await client.query(
      "select roleid from pg_auth_members where member in (select oid from pg_roles where rolname = any($1))",
      [requestRoles],
    );
    expect([...attributes, ...possessions, ...memberships]).toEqual([]);
  });

  it.each([
    ["arcana_auth", "auth.admin_action", ["select", "insert"]],
    ["arcana_jobs", "auth.account", []],
    ["arcana_jobs", "auth.session", ["select", "delete"]],
    ["arcana_jobs", "auth.verification", ["select", "delete"]],
    ["arcana_jobs", "auth.jwks", ["select", "delete"]],
  ])("include %s, which has on %s no rights but %j", async (role, table, rights) => {
    const { rows } = await client.query<{ might: string }>(
      `select might from unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as might
       where has_table_privilege($1, $2, might)`,
      [role, table],
    );
    expect(rows.map(({ might }) => might)).toEqual(rights);
  });

  it("cannot create anything", async () => {
    const { rows } = await client.query(
      `select role, nspname from unnest($1::text[]) as role, pg_namespace
       where nspname !~ '^pg_' and has_schema_privilege(role, oid, 'create')`,
      [requestRoles],
    );
    expect(rows).toEqual([]);
  });
});

describe("the check of these rules", () => {
  const planted = [
    ["no user", "create table app.planted (id uuid primary key)", "has user_id uuid not null"],
    [
      "a key that starts elsewhere",
      "create table app.planted (user_id uuid not null, id uuid, primary key (id, user_id))",
      "has user_id first in every index, the primary key included, except those for jobs",
    ],
    ["no primary key", "create table app.planted (user_id uuid not null)", "has a primary key"],
    [
      "an index on something else",
      "create index planted on app.insights (created_at)",
      "has user_id first in every index, the primary key included, except those for jobs",
    ],
    [
      "a unique index for jobs",
      "create unique index planted_for_jobs on app.insights (created_at)",
      "has user_id first in every index, the primary key included, except those for jobs",
    ],
    [
      "a policy with a sub-select",
      `alter policy two_people on app.insights
         using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))`,
      "has no sub-select in a policy, which a distributed database would refuse",
    ],
    [
      "a foreign key without the user",
      "alter table app.insights add constraint planted foreign key (block_type_id) references reference.block_types",
      "has user_id first in every foreign key, on both sides",
    ],
    [
      "security not forced",
      "alter table app.insights no force row level security",
      "has row level security, forced on its owner too",
    ],
    [
      "security switched off",
      "alter table app.insights disable row level security",
      "has row level security, forced on its owner too",
    ],
    [
      "no policy",
      "drop policy own_rows on app.insights",
      "has a policy on the user's id, one for housekeeping and one for a move",
    ],
    [
      "a second, wider policy",
      "create policy planted on app.insights to arcana_app using (true)",
      "shows the request's role its own rows only",
    ],
    [
      "a policy for everybody",
      "create policy planted on app.insights using (true)",
      "shows the request's role its own rows only",
    ],
    [
      "a missing right",
      "revoke update on app.insights from arcana_app",
      "can be read and written by the roles that serve requests",
    ],
    ["a right too many", "grant select on app.insights to arcana_auth", "is not for signing in"],
    [
      "a table elsewhere",
      "create table public.planted (id int)",
      "lies in the schema app, or in one that is exempt",
    ],
    [
      "a trigger",
      `create trigger planted before update on app.insights for each row
         execute function suppress_redundant_updates_trigger()`,
      "has no trigger",
    ],
    [
      "an identity column",
      "alter table reference.cards add column planted int generated always as identity",
      "has no sequence, identity columns included",
    ],
    [
      "a deferrable constraint",
      "alter table app.insights add constraint planted unique (user_id, created_at) deferrable",
      "has no constraint that is checked late",
    ],
    [
      "a function",
      "create function app.planted() returns int language sql as 'select 1'",
      "comes without functions in the database",
    ],
  ] as const;

  for (const [what, statement, rule] of planted) {
    it(`the check of the database catalogue finds ${what}`, async () => {
      expect(await brokenBy(statement)).toContain(rule);
    });
  }
});
