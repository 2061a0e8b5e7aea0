import { text } from "drizzle-orm/pg-core";
import { instant, lookup } from "./schemas.ts";

/**
 * The waitlist, with addresses in lower case. A row is deleted when its address signs up or leaves the list.
 */
export const waitlist = lookup.table("waitlist", {
  email: text("email").primaryKey(),
  /** Deletes this row and does nothing else. It never changes, because every letter contains it. */
  leaveToken: text("leave_token").notNull().unique("waitlist_leave_token"),
  /** For the newest letter's link, until that is opened. */
  confirmHash: text("confirm_hash").unique("waitlist_confirm_hash"),
  confirmUntil: instant("confirm_until"),
  confirmedAt: instant("confirmed_at"),
  /** For the newest invitation. */
  invitationHash: text("invitation_hash"),
  invitedUntil: instant("invited_until"),
  createdAt: instant("created_at").notNull(),
});
