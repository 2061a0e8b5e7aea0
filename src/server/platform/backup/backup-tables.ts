// The tables of a backup, from the database's own catalogue, so that a new table is never forgotten.
import type pg from "pg";
import { roles } from "../db/roles.ts";
import { MIGRATED_SCHEMAS } from "../db/tables/schemas.ts";

/** The table of people's wrapped keys. Backups of the data hold its rows without the keys. */
export const KEYS_TABLE = "app.user_keys";

/**
 * The tables whose rows are in no backup: the list of migrations, which is in the head of the file, and what is of use only
 * to processes that run, such as the journal of a reading that is being written.
 */
export const TRANSIENT_TABLES: readonly string[] = [
  "migrations.applied",
  "app.reading_events",
  "counts.processes",
  "live.attachments",
];

export interface CatalogueTable {
  /** The name with its schema: `app.insights`. */
  name: string;
  schema: string;
  columns: string[];
  /** Whether row level security holds for the table's owner as well. */
  isForced: boolean;
}

interface Row extends CatalogueTable {
  refersTo: string[];
  showsAllToJobs: boolean;
}

/**
 * Returns every table of the migrations, each after the tables to which its foreign keys refer. Throws where a table has
 * row level security and the role of housekeeping does not see all of its rows.
 */
export async function readTables(client: pg.ClientBase): Promise<CatalogueTable[]> {
  const { rows } = await client.query<Row>(
    `select n.nspname::text as schema, n.nspname || '.' || c.relname as name, c.relforcerowsecurity as "isForced",
       array(
         select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
       ) as columns,
       array(
         select distinct rn.nspname || '.' || rc.relname from pg_constraint k
         join pg_class rc on rc.oid = k.confrelid join pg_namespace rn on rn.oid = rc.relnamespace
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid
       ) as "refersTo",
       exists (
         select from pg_policy p join pg_roles r on r.oid = any (p.polroles)
         where p.polrelid = c.oid and r.rolname = $2 and pg_get_expr(p.polqual, p.polrelid) = 'true'
       ) as "showsAllToJobs"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any ($1) order by 2`,
    [MIGRATED_SCHEMAS, roles.jobs],
  );
  const hidden = rows.find(({ isForced, showsAllToJobs }) => isForced && !showsAllToJobs);
  if (hidden) throw new Error(`${hidden.name} has no policy by which ${roles.jobs} sees every row`);
  return inOrderOfReferences(rows).map(({ refersTo, showsAllToJobs, ...table }) => table);
}

function inOrderOfReferences(rows: readonly Row[]): Row[] {
  const ordered: Row[] = [];
  const placed = new Set<string>();
  let left = [...rows];
  while (left.length > 0) {
    const ready = left.filter(({ refersTo }) => refersTo.every((name) => placed.has(name)));
    if (ready.length === 0) throw new Error(`Foreign keys form a circle at ${left[0]?.name}`);
    for (const row of ready) placed.add(row.name);
    ordered.push(...ready);
    left = left.filter(({ name }) => !placed.has(name));
  }
  return ordered;
}

/** Returns the name of a table, or the names of columns, as SQL. */
export function quoted(...names: readonly string[]): string {
  return names
    .map((name) =>
      name
        .split(".")
        .map((part) => `"${part.replaceAll('"', '""')}"`)
        .join("."),
    )
    .join(", ");
}
