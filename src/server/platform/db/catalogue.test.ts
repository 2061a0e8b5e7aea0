// Rules for tables, checked in the database catalogue after migrating, so that they cover later tables too.
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "#test-support/postgres.ts";
import { migrate } from "./migrate.ts";
import { roles } from "./roles.ts";

/** Schemas whose tables belong to no person. Every other table is in `app`. */
const exemptSchemas = ["auth", "counts", "jobs", "limits", "live", "lookup", "migrations", "reference"];

const log = { info: () => {} };
const requestRoles = Object.values(roles);

let client: pg.Client;

beforeAll(async () => {
  const { url } = await createTestDatabase({ name: "migrated", prepare: (empty) => migrate(empty, log) });
  client = new pg.Client({ connectionString: url });
  await client.connect();
  return () => client.end();
});

/** The query of each rule lists what violates it. */
const rules = {
  "has user_id uuid not null": `
    select c.relname as culprit from owned c
    where not exists (
      select from pg_attribute a
      where a.attrelid = c.oid and a.attname = 'user_id' and a.atttypid = 'uuid'::regtype and a.attnotnull)`,
  "has a primary key": `
    select c.relname as culprit from owned c
    where not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  "has user_id first in every index, the primary key included": `
    select i.indexrelid::regclass::text as culprit from pg_index i join owned c on c.oid = i.indrelid
    where not exists (
      select from pg_attribute a
      where a.attrelid = c.oid and a.attnum = i.indkey[0] and a.attname = 'user_id')`,
  "has user_id first in every foreign key, on both sides": `
    select k.conname as culprit from pg_constraint k join owned c on c.oid = k.conrelid
    where k.contype = 'f' and not (
      exists (select from pg_attribute a
        where a.attrelid = k.conrelid and a.attnum = k.conkey[1] and a.attname = 'user_id')
      and exists (select from pg_attribute a
        where a.attrelid = k.confrelid and a.attnum = k.confkey[1] and a.attname = 'user_id'))`,
  "has row level security, forced on its owner too": `
    select c.relname as culprit from owned c where not (c.relrowsecurity and c.relforcerowsecurity)`,
  "has a policy on the user's id, one for housekeeping and one for a move": `
    select c.relname || ' for ' || role as culprit
    from owned c, unnest(array['${roles.app}', '${roles.jobs}', '${roles.mover}']) as role
    where not exists (
      select from pg_policy p
      where p.polrelid = c.oid and p.polcmd = '*' and p.polroles = array[role::regrole::oid])`,
  "shows the request's role its own rows only": `
    select c.relname || '.' || p.polname as culprit from owned c join pg_policy p on p.polrelid = c.oid
    where p.polroles && array[0::oid, '${roles.app}'::regrole::oid] and not (
      pg_get_expr(p.polqual, p.polrelid) = '(user_id = ( SELECT (NULLIF(current_setting(''app.user_id''::text, true), ''''::text))::uuid AS "nullif"))'
      and p.polwithcheck is null)`,
  "can be read and written by the roles that serve requests": `
    select c.relname || ' for ' || role || ': ' || privilege as culprit
    from owned c, unnest(array['${roles.app}', '${roles.jobs}', '${roles.mover}']) as role,
      unnest(array['select', 'insert', 'update', 'delete']) as privilege
    where not has_table_privilege(role, c.oid, privilege)`,
  "is not for the auth library": `
    select c.relname as culprit from owned c where has_table_privilege('${roles.auth}', c.oid, 'select')`,
  "lies in the schema app, or in one that is exempt": `
    select c.oid::regclass::text as culprit from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'm', 'v', 'f') and n.nspname not in ('app', 'pg_catalog', 'information_schema')
      and n.nspname !~ '^pg_(toast|temp)' and n.nspname <> all($1)`,
  "has no trigger": `
    select t.tgname as culprit from pg_trigger t join ours c on c.oid = t.tgrelid where not t.tgisinternal`,
  "has no sequence, identity columns included": `
    select s.relname as culprit from pg_class s join pg_namespace n on n.oid = s.relnamespace
    where s.relkind = 'S' and n.nspname in (select nspname from our_schemas)
    union all
    select c.relname || '.' || a.attname from pg_attribute a join ours c on c.oid = a.attrelid where a.attidentity <> ''`,
  "has no constraint that is checked late": `
    select k.conname as culprit from pg_constraint k join ours c on c.oid = k.conrelid where k.condeferrable`,
  "comes without functions in the database": `
    select p.proname as culprit from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in (select nspname from our_schemas)`,
} as const;

/** The schemas jobs and live belong to libraries, so their content is not checked. */
const common = `
  with our_schemas as (
    select oid, nspname from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'jobs', 'live')),
  ours as (select c.* from pg_class c join our_schemas n on n.oid = c.relnamespace where c.relkind in ('r', 'p')),
  owned as (select c.* from ours c join our_schemas n on n.oid = c.relnamespace where n.nspname = 'app')`;

async function culpritsOf(rule: keyof typeof rules): Promise<string[]> {
  const sql = rules[rule];
  const { rows } = await client.query<{ culprit: string }>(
    `${common} ${sql}`,
    sql.includes("$1") ? [exemptSchemas] : [],
  );
  return rows.map((row) => row.culprit);
}

async function brokenRules(): Promise<string[]> {
  const broken: string[] = [];
  for (const rule of Object.keys(rules) as (keyof typeof rules)[]) {
    if ((await culpritsOf(rule)).length > 0) broken.push(rule);
  }
  return broken;
}

/** Runs the statements, returns the violated rules, and rolls back. */
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
  it("every owned table is included in the check of the database catalogue", async () => {
    const { rows } = await client.query<{ count: number }>(
      `${common} select count(*)::int as count from owned`,
    );
    expect(rows[0]?.count).toBeGreaterThan(10);
  });

  for (const rule of Object.keys(rules) as (keyof typeof rules)[]) {
    it(rule, async () => {
      expect(await culpritsOf(rule)).toEqual([]);
    });
  }
});

describe("the roles that serve requests", () => {
  it("the roles that serve requests own nothing, cannot log in and cannot bypass row level security", async () => {
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

  it("the roles that serve requests cannot create anything", async () => {
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
      "has user_id first in every index, the primary key included",
    ],
    ["no primary key", "create table app.planted (user_id uuid not null)", "has a primary key"],
    [
      "an index on something else",
      "create index planted on app.insights (created_at)",
      "has user_id first in every index, the primary key included",
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
    ["a right too many", "grant select on app.insights to arcana_auth", "is not for the auth library"],
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
