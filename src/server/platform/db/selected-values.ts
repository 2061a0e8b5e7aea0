import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

type Selected<T extends PgTable> = { [Property in keyof T["_"]["columns"]]: SQL.Aliased };

/**
 * Returns the values of a new row as query columns for INSERT ... SELECT, which needs every column in the order of the
 * table. A value that is absent becomes the column's default.
 */
export function selectedValues<T extends PgTable>(table: T, row: Partial<T["$inferInsert"]>): Selected<T> {
  const given: Record<string, unknown> = row;
  const columns = Object.entries<PgColumn>(getTableColumns(table)).map(([property, column]) => {
    const value = given[property] ?? column.default ?? null;
    return [property, sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`.as(column.name)];
  });
  return Object.fromEntries(columns) as Selected<T>;
}
