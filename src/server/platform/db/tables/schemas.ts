import { customType, type PgColumn, pgSchema, timestamp } from "drizzle-orm/pg-core";

/** Rows that belong to a person: keyed by user, with row level security forced. */
export const app = pgSchema("app");
/** The deck and the block types, the same for everybody. */
export const reference = pgSchema("reference");
/** Rate limits: counted per subject and feature. */
export const limits = pgSchema("limits");
/** Counts of what everybody does together, without names. */
export const counts = pgSchema("counts");
/** Values that are unique across everybody. The roles that serve requests cannot see it. */
export const lookup = pgSchema("lookup");
/** The auth library's own tables. */
export const auth = pgSchema("auth");

/** An encrypted value as `platform/crypto` writes it: one JSON string. */
export const sealed = customType<{ data: string; driverData: string }>({ dataType: () => "text" });

/** Returns whether a column was declared as `sealed`, the only custom type. */
export function isSealed(column: PgColumn): boolean {
  return column.columnType === "PgCustomColumn";
}

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });
