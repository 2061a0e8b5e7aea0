import { sql } from "drizzle-orm";
import { index, text } from "drizzle-orm/pg-core";
import { instant, lookup } from "./schemas.ts";

/**
 * The waitlist, with addresses in lower case. A row is deleted when its address signs up or leaves the list.
 */
export const waitlist = lookup.table(
  "waitlist",
  {
    email: text("email").primaryKey(),
    /**
     * The token in letters of versions that stored it as it is. It deletes this waitlist row and does nothing else. A
     * later migration drops the column.
     */
    leaveToken: text("leave_token").notNull().unique("waitlist_leave_token"),
    /** The hash of the token in the address's letters that deletes this row. The token is derived, not stored. */
    leaveHash: text("leave_hash").unique("waitlist_leave_hash"),
    /** The hash of the token in the newest confirmation letter; `null` after its link was opened. */
    confirmHash: text("confirm_hash").unique("waitlist_confirm_hash"),
    confirmUntil: instant("confirm_until"),
    confirmedAt: instant("confirmed_at"),
    /** The hash of the token in the newest invitation to this address. */
    invitationHash: text("invitation_hash"),
    invitedUntil: instant("invited_until"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("waitlist_longest").on(table.confirmedAt, table.email).where(sql`confirmed_at is not null`),
    index("waitlist_for_jobs")
      .on(sql`GREATEST(confirm_until, invited_until)`)
      .where(sql`confirmed_at is null`),
  ],
);
