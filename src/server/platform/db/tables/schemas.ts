import { customType, pgSchema, timestamp } from "drizzle-orm/pg-core";

/** Rows that belong to a person: keyed by user, row level security forced. */
export const app = pgSchema("app");
/** The deck and the block types: the same for everybody. */
export const reference = pgSchema("reference");
/** Rate limits: counted per subject and feature. */
export const limits = pgSchema("limits");
/** What everybody does together, counted; names nobody. */
export const counts = pgSchema("counts");
/** What is unique for everybody and keyed by it. Not for the roles that serve a person's requests. */
export const lookup = pgSchema("lookup");
/** The auth library's own tables. */
export const auth = pgSchema("auth");

/** An envelope as `platform/crypto` writes it: one JSON string. */
export const sealed = customType<{ data: string; driverData: string }>({ dataType: () => "text" });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });
