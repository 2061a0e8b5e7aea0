// Every table that belongs to a person, with its rules from `domain/account/owned-data.ts`.
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Move, OWNED_DATA, type OwnedData, type OwnedTableName } from "#domain/account/owned-data.ts";
import * as blocks from "../db/tables/blocks.ts";
import * as cards from "../db/tables/cards.ts";
import * as chat from "../db/tables/chat.ts";
import * as checkIns from "../db/tables/check-ins.ts";
import * as exportedFiles from "../db/tables/exports.ts";
import * as insights from "../db/tables/insights.ts";
import * as notion from "../db/tables/notion.ts";
import * as patterns from "../db/tables/patterns.ts";
import * as people from "../db/tables/people.ts";
import * as pictures from "../db/tables/pictures.ts";
import * as promises from "../db/tables/promises.ts";
import { app, isSealed, SLOT_COLUMN } from "../db/tables/schemas.ts";
import * as search from "../db/tables/search.ts";
import * as sentences from "../db/tables/sentences.ts";
import * as steps from "../db/tables/steps.ts";
import * as trials from "../db/tables/trials.ts";
import type { SealedPlace } from "./envelope.ts";

export type OwnedTable = PgTable & { userId: PgColumn };

export interface OwnedRows {
  table: OwnedTable;
  /** The sealed columns of a table, by property name. */
  sealed: readonly string[];
  /**
   * The properties that identify a row among a person's rows; empty where a person has only one row in the
   * table.
   */
  rowId: readonly string[];
  onMove: Move;
  data: OwnedData;
}

const modules = [
  blocks,
  cards,
  chat,
  checkIns,
  exportedFiles,
  insights,
  notion,
  patterns,
  people,
  pictures,
  promises,
  search,
  sentences,
  steps,
  trials,
];

/** Every table of the schema `app`, by name. A test compares them with the files of the folder. */
const tables = new Map(
  modules
    .flatMap((module) => Object.values<unknown>(module))
    .filter(
      (value): value is OwnedTable => is(value, PgTable) && getTableConfig(value).schema === app.schemaName,
    )
    .map((table) => [getTableName(table), table]),
);

/** The tables in the order of `OWNED_DATA`. Throws for a table that does not exist. */
export const ownedTables: readonly OwnedRows[] = Object.keys(OWNED_DATA).map((name) => {
  const table = tables.get(name);
  if (!table) throw new Error(`There is no table app.${name}`);
  return describe(table);
});

function describe(table: OwnedTable): OwnedRows {
  const data: OwnedData = OWNED_DATA[getTableName(table) as OwnedTableName];
  const columns: [property: string, column: PgColumn][] = Object.entries(getTableColumns(table));
  const { primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns.map(({ name }) => name) ?? ["user_id"];
  return {
    table,
    sealed: columns.filter(([, column]) => isSealed(column)).map(([property]) => property),
    rowId: key
      .filter((name) => name !== "user_id" && name !== SLOT_COLUMN)
      .flatMap((name) => columns.filter(([, column]) => column.name === name).map(([property]) => property)),
    onMove: data.onMove ?? "take",
    data,
  };
}

const rulesOf = new Map<PgTable, OwnedRows>(ownedTables.map((rows) => [rows.table, rows]));

/**
 * Returns the place of a sealed value: `placeOf(insights, "body", row)`. `row` needs the user's id and the
 * row's other key columns; a TypeError names what is missing.
 */
export function placeOf<T extends OwnedTable>(
  table: T,
  column: keyof T["_"]["columns"] & string,
  row: { userId: string } & Partial<T["$inferSelect"]>,
): SealedPlace {
  const name = getTableName(table);
  const rules = rulesOf.get(table);
  if (!rules?.sealed.includes(column)) throw new TypeError(`${name}.${column} is not registered as sealed`);
  const fields: Record<string, unknown> = row;
  const parts = rules.rowId.map((property) => {
    const value = fields[property];
    const part = value instanceof Date ? value.toISOString() : value;
    if (typeof part !== "string" && typeof part !== "number")
      throw new TypeError(`${name} needs ${property}`);
    return String(part);
  });
  return {
    table: name,
    column: getTableColumns(table)[column]?.name ?? column,
    userId: row.userId,
    rowId: parts.length > 0 ? parts.join(":") : row.userId,
  };
}
