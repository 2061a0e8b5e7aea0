import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import * as readingTables from "../db/tables/insights.ts";
import * as peopleTables from "../db/tables/people.ts";
import { app, SLOT_COLUMN } from "../db/tables/schemas.ts";
import { ownedTables, placeOf } from "./owned-tables.ts";

/** Every file in the tables folder, so that one added later is included. */
const files = import.meta.glob<Record<string, unknown>>("../db/tables/*.ts", { eager: true });
const everyOwnedTable = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((value): value is PgTable => is(value, PgTable))
  .filter((table) => getTableConfig(table).schema === app.schemaName);

const sealedColumns = (table: PgTable) =>
  Object.entries(getTableColumns(table))
    .filter(([, column]) => column.constructor.name === "PgCustomColumn")
    .map(([property]) => property);

describe("the list of tables that belong to a person", () => {
  it("contains every owned table", () => {
    expect(everyOwnedTable.length).toBeGreaterThan(10);
    const registered = ownedTables.map(({ table }) => getTableName(table));
    expect(registered.toSorted()).toEqual(everyOwnedTable.map(getTableName).toSorted());
  });

  it("contains every sealed column", () => {
    for (const { table, sealed: registered } of ownedTables) {
      expect([getTableName(table), ...registered.toSorted()]).toEqual([
        getTableName(table),
        ...sealedColumns(table).toSorted(),
      ]);
    }
    expect(ownedTables.flatMap((owned) => owned.sealed).length).toBeGreaterThan(5);
  });

  it("has a sentence for the page on encryption exactly for tables with a sealed column", () => {
    for (const { table, sealed, data } of ownedTables)
      expect(data.sealed !== undefined, getTableName(table)).toBe(sealed.length > 0);
  });

  it("identifies a person's rows by their primary key", () => {
    for (const { table, rowId } of ownedTables) {
      const { primaryKeys, columns } = getTableConfig(table);
      const declared = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
      const propertyOf = (name: string) =>
        Object.entries(getTableColumns(table)).find(([, column]) => column.name === name)?.[0];
      expect(["userId", ...rowId]).toEqual(
        declared.filter(({ name }) => name !== SLOT_COLUMN).map((column) => propertyOf(column.name)),
      );
    }
  });
});

describe("the place of a sealed value", () => {
  const userId = "user";

  it("consists of its table, column, person and row", () => {
    expect(placeOf(readingTables.draws, "serverSeed", { userId, id: "draw" })).toEqual({
      table: "draws",
      column: "server_seed",
      userId,
      rowId: "draw",
    });
  });

  it("combines all key columns that identify the row", () => {
    const row = { userId, readingId: "reading", seq: 3 };
    expect(placeOf(readingTables.readingEvents, "body", row).rowId).toBe("reading:3");
    expect(placeOf(peopleTables.userProfiles, "body", { userId }).rowId).toBe(userId);
  });

  it("throws for a row without its key, and for a column that is not sealed", () => {
    expect(() => placeOf(readingTables.insights, "body", { userId })).toThrow("needs id");
    expect(() => placeOf(readingTables.insights, "duck", { userId, id: "x" })).toThrow("not registered");
  });
});
