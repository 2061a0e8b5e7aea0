// Spreads the tables of people over the machines of a cluster (PostgreSQL with the Citus extension). The database
// catalogue decides how: tables with a user_id in their key are split by person, the deck is copied to every machine,
// and all other tables stay on the machine that processes connect to.
import type pg from "pg";
import { NAMES } from "#domain/names.ts";
import { roles } from "./roles.ts";
import { app, limits, reference } from "./tables/schemas.ts";

const SETTING = "citus.propagate_set_commands";
/**
 * The roles that read and write rows of people. On the other machines of the cluster these roles log in; on this one
 * they never do.
 */
const ROLES_OF_PEOPLE = [roles.app, roles.jobs, roles.mover];

/** A step of the distribution that is still to be done. */
export interface DistributionStep {
  /** A description of the step for the person who runs the command. */
  says: string;
  statements: string[];
}

type Client = Pick<pg.Client, "query">;

interface Tables {
  /** The names of the tables that are split by user_id, in alphabetical order. */
  byPerson: string[];
  everywhere: string[];
}

/** Returns which tables of a migrated database are to be spread, according to the database catalogue. */
export async function tablesToDistribute(client: Client): Promise<Tables> {
  const { rows } = await client.query<{ name: string; schema: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, n.nspname as schema
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any ($1)
       and (n.nspname = $2 or exists (
         select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and a.attnotnull))
     order by n.nspname, c.relname`,
    [[app.schemaName, limits.schemaName, reference.schemaName], reference.schemaName],
  );
  const isCopied = ({ schema }: { schema: string }) => schema === reference.schemaName;
  return {
    byPerson: rows.filter((row) => !isCopied(row)).map(({ name }) => name),
    everywhere: rows.filter(isCopied).map(({ name }) => name),
  };
}

/**
 * Returns the steps that are still to be done. Throws an error with a readable sentence if the database cannot be
 * spread.
 */
export async function distributionSteps(client: Client): Promise<DistributionStep[]> {
  await checkCluster(client);
  const tables = await tablesToDistribute(client);
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_dist_partition d
     join pg_class c on c.oid = d.logicalrelid join pg_namespace n on n.oid = c.relnamespace`,
  );
  // The engine also lists the partitions of a spread table, so the names are compared and not counted.
  const done = new Set(rows.map(({ name }) => name));
  const left = (names: string[]) => names.filter((name) => !done.has(name));
  const isChanged = left([...tables.byPerson, ...tables.everywhere]).length > 0;
  return [
    ...(await settingStep(client)),
    ...left(tables.everywhere).map(copyStep),
    ...(await spreadSteps(client, tables.byPerson, left(tables.byPerson))),
    // The role steps come last, because spreading a table may create its roles on the other machines as they are here,
    // unable to log in.
    ...(await roleSteps(client, isChanged)),
  ];
}

/**
 * Carries out the steps one after another and prints each before it begins. If a run is interrupted, another run
 * continues it.
 */
export async function runDistributionSteps(
  client: Client,
  steps: readonly DistributionStep[],
  printLine: (line: string) => void,
): Promise<void> {
  for (const { says, statements } of steps) {
    printLine(says);
    await client.query("begin");
    try {
      for (const statement of statements) await client.query(statement);
      await client.query("commit");
    } catch (error) {
      await client.query("rollback").catch(() => {});
      throw error;
    }
  }
}

async function checkCluster(client: Client): Promise<void> {
  const { rows } = await client.query<Record<"hasEngine" | "isPrepared" | "isSuperuser", boolean>>(
    `select exists (select from pg_extension where extname = 'citus') as "hasEngine",
       to_regclass('app.user_keys') is not null as "isPrepared",
       (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser"`,
  );
  const [found] = rows;
  if (!found?.hasEngine) {
    throw new Error(
      "This database cannot be distributed, because the extension Citus is not installed in it. Nothing was changed. " +
        "An ordinary PostgreSQL needs no distribution. On a cluster, run CREATE EXTENSION citus in this database on every machine.",
    );
  }
  if (!found.isPrepared) {
    throw new Error(`This database has no tables yet. Start ${NAMES.product} on it once, and stop it again.`);
  }
  if (!found.isSuperuser) {
    throw new Error(
      "Distributing moves everybody's rows past row level security. Run it once with DATABASE_URL of a superuser.",
    );
  }
  const workers = await client.query(
    "select from pg_dist_node where noderole = 'primary' and shouldhaveshards",
  );
  if (workers.rowCount === 0) {
    throw new Error("The cluster has no machine for rows. Add one with citus_add_node, as its manual says.");
  }
}

/**
 * Returns the step that makes the person's id known on the other machines. Without it, row level security hides every
 * row there.
 */
async function settingStep(client: Client): Promise<DistributionStep[]> {
  const { rows } = await client.query<{ name: string; isSet: boolean }>(
    `select format('%I', current_database()) as name, exists (
       select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
       where d.datname = current_database() and s.setrole = 0 and '${SETTING}=local' = any (s.setconfig)) as "isSet"`,
  );
  const [database] = rows;
  if (!database || database.isSet) return [];
  return [
    {
      says: "Settings of a transaction are sent to every machine that it uses.",
      statements: [`alter database ${database.name} set ${SETTING} = 'local'`, `set ${SETTING} = 'local'`],
    },
  ];
}

async function roleSteps(client: Client, isChanged: boolean): Promise<DistributionStep[]> {
  const steps: DistributionStep[] = [];
  for (const role of ROLES_OF_PEOPLE) {
    const { rows } = await client.query<{ isReady: boolean }>(
      `select bool_and(success and result = 't') as "isReady" from run_command_on_workers(
         $$select coalesce(bool_or(rolcanlogin), false) from pg_roles where rolname = '${role}'$$)`,
    );
    if (rows[0]?.isReady && !isChanged) continue;
    const login = `do $$ begin
      set local citus.enable_alter_role_propagation = off; set local citus.enable_create_role_propagation = off;
      if not exists (select from pg_roles where rolname = '${role}') then create role ${role}; end if;
      alter role ${role} login;
    end $$`;
    steps.push({
      says: `The role ${role} may log in on the other machines, where only this one may connect.`,
      statements: [workersDo(login)],
    });
  }
  return steps;
}

/** Returns a statement that runs a command on every other machine, and fails if it fails on one of them. */
function workersDo(command: string): string {
  return `do $all$ declare failed text; begin
    select string_agg(nodename || ': ' || result, '; ') into failed
      from run_command_on_workers($command$${command}$command$) where not success;
    if failed is not null then raise exception '%', failed; end if;
  end $all$`;
}

const copyStep = (table: string): DistributionStep => ({
  says: `${table} is copied to every machine.`,
  statements: [
    `select create_reference_table('${table}')`,
    `select truncate_local_data_after_distributing_table('${table}')`,
  ],
});

/**
 * Returns the steps that spread tables. Tables that refer to each other are spread in one transaction, in which the
 * foreign key is dropped and added again.
 */
async function spreadSteps(client: Client, all: string[], left: string[]): Promise<DistributionStep[]> {
  const { rows: keys } = await client.query<Record<"table" | "to" | "name" | "definition", string>>(
    `select format('%I.%I', n.nspname, c.relname) as table, k.confrelid::regclass::text as to, format('%I', k.conname) as name,
       pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname = $1 and k.conparentid = 0`,
    [app.schemaName],
  );
  const isTied = (table: string) => keys.some((key) => key.table === table || key.to === table);
  const tied = left.filter(isTied);
  const first = all.find((table) => !left.includes(table)) ?? left[0];
  const spread = (table: string) =>
    `select create_distributed_table('${table}', 'user_id', colocate_with => '${table === first ? "none" : first}')`;
  const clear = (table: string) => `select truncate_local_data_after_distributing_table('${table}')`;
  const single = left.filter((table) => !isTied(table));
  const others = keys.filter(({ table }) => tied.includes(table));
  const steps = single.map((table) => ({
    says: `${table} is spread over the machines by user_id.`,
    statements: [spread(table), clear(table)],
  }));
  if (tied.length === 0) return steps;
  return [
    ...steps,
    {
      says: `${tied.join(" and ")} are spread over the machines by user_id, together.`,
      statements: [
        ...others.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
        ...tied.map(spread),
        ...tied.map(clear),
        ...others.map(
          ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
        ),
      ],
    },
  ];
}
