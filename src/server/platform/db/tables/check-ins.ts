import { date, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { CheckInState } from "#domain/check-ins/check-in.ts";
import { app, instant, sealed } from "./schemas.ts";

/**
 * A person's check-in for one week. `body` encrypts the taps with their notes, the question, the answer and the step.
 */
export const checkIns = app.table(
  "check_ins",
  {
    userId: uuid("user_id").notNull(),
    /** The Monday of the week, in the person's time zone. */
    weekStart: date("week_start", { mode: "string" }).notNull(),
    state: text("state").$type<CheckInState>().notNull(),
    body: sealed("body").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.weekStart] })],
);
