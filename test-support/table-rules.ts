// Rules for every table, as queries on the database catalogue.
import { roles } from "#server/platform/db/roles.ts";

/** The schemas whose tables hold no person's rows. All other tables are in the schema `app`. */
export const EXEMPT_SCHEMAS = [
  "auth",
  "counts",
  "jobs",
  "limits",
  "live",
  "lookup",
  "migrations",
  "reference",
];

/** The rules, each as a query that returns the names of what violates the rule. */
export const TABLE_RULES = {
  "has user_id uuid not null": `
    select c.relname as culprit from owned c
    where not exists (
      select from pg_attribute a
      where a.attrelid = c.oid and a.attname = 'user_id' and a.atttypid = 'uuid'::regtype and a.attnotnull)`,
  "has a primary key": `
    select c.relname as culprit from owned c
    where not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  "has user_id first in every index, the primary key included, except those for jobs": `
    select i.indexrelid::regclass::text as culprit from pg_index i join owned c on c.oid = i.indrelid
    join pg_class named on named.oid = i.indexrelid
    where not (named.relname ~ '_for_jobs$' and not i.indisunique) and not exists (
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
      pg_get_expr(p.polqual, p.polrelid) = '(user_id = ANY (ARRAY[(NULLIF(current_setting(''app.user_id''::text, true), ''''::text))::uuid]))'
      and p.polwithcheck is null)`,
  "has no sub-select in a policy, which a distributed database would refuse": `
    select c.relname || '.' || p.polname as culprit from owned c join pg_policy p on p.polrelid = c.oid
    where concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) ~* '[(]\\s*select '`,
  "can be read and written by the roles that serve requests": `
    select c.relname || ' for ' || role || ': ' || privilege as culprit
    from owned c, unnest(array['${roles.app}', '${roles.jobs}', '${roles.mover}']) as role,
      unnest(array['select', 'insert', 'update', 'delete']) as privilege
    where not has_table_privilege(role, c.oid, privilege)`,
  "is not for signing in": `
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

/**
 * The WITH clause that all rules share. The schemas `jobs` and `live` belong to libraries, so their content is not
 * checked.
 */
export const COMMON_TABLES = `
  with our_schemas as (
    select oid, nspname from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'jobs', 'live')),
  ours as (select c.* from pg_class c join our_schemas n on n.oid = c.relnamespace where c.relkind in ('r', 'p')),
  owned as (select c.* from ours c join our_schemas n on n.oid = c.relnamespace where n.nspname = 'app')`;
