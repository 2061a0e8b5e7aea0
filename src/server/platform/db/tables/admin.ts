// The tables of the people who run the server. They lie in the schema of the auth library, whose role reads them.
import { index, text, uuid } from "drizzle-orm/pg-core";
import { user } from "./auth.ts";
import { auth, instant } from "./schemas.ts";

/** What administrators did. It holds ids and no addresses, so that nothing remains of a deleted account. */
export const adminAction = auth.table("admin_action", {
  id: uuid("id").primaryKey(),
  /** The administrator; null for a command of the operator. */
  adminId: uuid("admin_id"),
  kind: text("kind").notNull(),
  /** The account or the report that it was done to. */
  subjectId: uuid("subject_id"),
  detail: text("detail"),
  doneAt: instant("done_at").notNull(),
});

/** A report that a person sent to the administrators. It is deleted with its account. */
export const report = auth.table(
  "report",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    insightId: uuid("insight_id").notNull(),
    reason: text("reason").notNull(),
    state: text("state").notNull(),
    /** The texts that the person chose to send, encrypted with the key of reports; null if there are none. */
    body: text("body"),
    /** The answer to the person, encrypted with the key of reports. */
    answer: text("answer"),
    createdAt: instant("created_at").notNull(),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    index("report_of_person").on(table.userId, table.insightId),
    index("report_by_state").on(table.state, table.id),
    index("report_answered_for_jobs").on(table.answeredAt),
  ],
);
