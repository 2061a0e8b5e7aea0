import { type SQL, sql } from "drizzle-orm";
import { customType, type PgColumn, pgSchema, smallint, timestamp } from "drizzle-orm/pg-core";

/** Rows that belong to a person: keyed by user, with row level security forced. */
export const app = pgSchema("app");
/** The deck and the block types, the same for everybody. */
export const reference = pgSchema("reference");
/** Rate limits: counted per subject and feature. */
export const limits = pgSchema("limits");
/** Counts of what all people do together, without names. */
export const counts = pgSchema("counts");
/** Values that are unique across everybody. The roles that serve requests cannot see it. */
export const lookup = pgSchema("lookup");
/** The tables of accounts, and of what opens them. */
export const auth = pgSchema("auth");

/** The schemas that the migrations create: those of the tables here, and two whose tables need no description. */
export const MIGRATED_SCHEMAS: readonly string[] = [
  ...[app, reference, limits, counts, lookup, auth].map(({ schemaName }) => schemaName),
  "live",
  "migrations",
];

/** An encrypted value as `platform/crypto` writes it: one JSON string. */
export const sealed = customType<{ data: string; driverData: string }>({ dataType: () => "text" });

/** Returns whether a column was declared as `sealed`, the only custom type. */
export function isSealed(column: PgColumn): boolean {
  return column.columnType === "PgCustomColumn";
}

/** The column that assigns a row to a partition of its table by time. Partitions are emptied as a whole. */
export const SLOT_COLUMN = "slot";

/**
 * `SLOT_SECONDS` is the period of one partition in seconds; `SLOTS` is the number of partitions that are used in
 * rotation.
 */
export const SLOT_SECONDS = 8 * 3600;
export const SLOTS = 6;

/** Returns the number of the partition for a time. The migration uses the same numbers. */
export function slotOf(moment: SQL): SQL<number> {
  return sql`(extract(epoch from ${moment})::bigint / ${sql.raw(`${SLOT_SECONDS} % ${SLOTS}`)})::smallint`;
}

export const slot = () => smallint(SLOT_COLUMN).notNull().default(slotOf(sql`now()`));

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });
