import { is, SQL } from "drizzle-orm";
import { getTableConfig, type IndexedColumn, PgDialect, PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "#test-support/postgres.ts";
import { migrate } from "./migrate.ts";

const files = import.meta.glob<Record<string, unknown>>("./tables/*.ts", { eager: true });
const tables = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((value): value is PgTable => is(value, PgTable));
/**
 * The schemas whose tables are not declared in the code: only the migration runner reads `migrations`, and `jobs` and
 * `live` belong to libraries.
 */
const withoutDeclarations = ["migrations", "jobs", "live"];

const nameOf = (table: PgTable) =>
  `${getTableConfig(table).schema ?? "public"}.${getTableConfig(table).name}`;

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

describe("the tables in the code and those of the migrations", () => {
  it("are the same tables", async () => {
    const { rows } = await client.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and n.nspname <> all($1)`,
      [withoutDeclarations],
    );
    expect(tables.map(nameOf).toSorted()).toEqual(rows.map((row) => row.name).toSorted());
  });

  for (const table of tables) {
    it(`have the same columns, key and indexes: ${nameOf(table)}`, async () => {
      expect(await columnsInDatabase(nameOf(table))).toEqual(declaredColumns(table));
      expect(await indexesInDatabase(nameOf(table))).toEqual(declaredIndexes(table));
    });
  }
});

function declaredColumns(table: PgTable) {
  const { columns } = getTableConfig(table);
  const described = columns.map((column) => ({
    name: column.name,
    type: column.getSQLType().replace(" (", "("),
    notNull: column.notNull,
    hasDefault: column.hasDefault && column.defaultFn === undefined,
  }));
  return described.toSorted((one, other) => one.name.localeCompare(other.name));
}

async function columnsInDatabase(name: string) {
  const { rows } = await client.query<ReturnType<typeof declaredColumns>[number]>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "notNull", atthasdef as "hasDefault"
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [name],
  );
  return rows.toSorted((one, other) => one.name.localeCompare(other.name));
}

/**
 * Returns a key or index as `kind (columns) where condition` without names, since PostgreSQL and the
 * declarations name keys differently.
 */
function declaredIndexes(table: PgTable): string[] {
  const { columns, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table);
  const named = (list: readonly { name: string }[]) => list.map((column) => column.name).join(", ");
  const single = columns.filter((column) => column.primary);
  return [
    ...primaryKeys.map((key) => `primary (${named(key.columns)})`),
    ...(single.length > 0 ? [`primary (${named(single)})`] : []),
    ...columns.filter((column) => column.isUnique).map((column) => `unique (${column.name})`),
    ...uniqueConstraints.map((unique) => `unique (${named(unique.columns)})`),
    ...indexes.map(({ config }) => {
      const kind = config.unique ? "unique" : "index";
      const condition = config.where ? ` where ${new PgDialect().sqlToQuery(config.where).sql}` : "";
      return `${kind} (${config.columns.map(indexedColumn).join(", ")})${condition}`;
    }),
  ].toSorted();
}

function indexedColumn(column: Partial<IndexedColumn | SQL>): string {
  if (is(column, SQL)) return new PgDialect().sqlToQuery(column).sql;
  if (!("name" in column)) throw new TypeError("An index on something that is no column");
  return column.indexConfig?.order === "desc" ? `${column.name} DESC` : `${column.name}`;
}

async function indexesInDatabase(name: string): Promise<string[]> {
  const { rows } = await client.query<{ kind: string; definition: string; condition: string | null }>(
    `select case when indisprimary then 'primary' when indisunique then 'unique' else 'index' end as kind,
       pg_get_indexdef(indexrelid) as definition, pg_get_expr(indpred, indrelid) as condition
     from pg_index where indrelid = $1::regclass`,
    [name],
  );
  return rows
    .map(({ kind, definition, condition }) => {
      const columns = /USING btree \((.*?)\)(?: WHERE .*)?$/.exec(definition)?.[1];
      const suffix = condition
        ? ` where ${condition
            .replace(/^\((.*)\)$/, "$1")
            .replaceAll("::text", "")
            .toLowerCase()}`
        : "";
      return `${kind} (${columns})${suffix}`;
    })
    .toSorted();
}
