import { text } from "drizzle-orm/pg-core";
import { instant, lookup } from "./schemas.ts";

/** Who asked to be let in, as addresses are kept everywhere: in lower case. Goes when the address signs up or leaves. */
export const waitlist = lookup.table("waitlist", {
  email: text("email").primaryKey(),
  /** Takes this row away and does nothing else; kept as it is, because each letter carries it. */
  leaveToken: text("leave_token").notNull().unique("waitlist_leave_token"),
  /** Of the newest letter's link, until it was opened. */
  confirmHash: text("confirm_hash").unique("waitlist_confirm_hash"),
  confirmUntil: instant("confirm_until"),
  confirmedAt: instant("confirmed_at"),
  /** Of the newest invitation. */
  invitationHash: text("invitation_hash"),
  invitedUntil: instant("invited_until"),
  createdAt: instant("created_at").notNull(),
});
