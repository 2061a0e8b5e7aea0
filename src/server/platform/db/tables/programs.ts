// What people set up for programs of their own, in the schema of accounts.
import { sql } from "drizzle-orm";
import { boolean, index, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { user } from "./auth.ts";
import { auth, instant } from "./schemas.ts";

/** A personal access token. Only its hash is stored. */
export const accessToken = auth.table(
  "access_token",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique("access_token_hash"),
    scopes: text("scopes").array().notNull(),
    /** The name that the person gave it, encrypted with the person's data key. */
    sealedName: text("sealed_name").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at"),
    /** The time of the last use, accurate to the minute. */
    usedAt: instant("used_at"),
  },
  (table) => [index("access_token_user").on(table.userId)],
);

/** The calendar of a person's steps. Only the hash of its secret address is stored. */
export const calendarFeed = auth.table("calendar_feed", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  tokenHash: text("token_hash").notNull().unique("calendar_feed_hash"),
  /** Whether the calendar shows the words of the steps. */
  hasWords: boolean("has_words").notNull(),
  createdAt: instant("created_at").notNull(),
  usedAt: instant("used_at"),
});

export const webhook = auth.table(
  "webhook",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** The address and the signing secret, encrypted with the person's data key. */
    sealed: text("sealed").notNull(),
    events: text("events").array().notNull(),
    hasContent: boolean("has_content").notNull(),
    createdAt: instant("created_at").notNull(),
    /** The time of the last message that was accepted. */
    deliveredAt: instant("delivered_at"),
    /** The time since which every message has failed. */
    failingSince: instant("failing_since"),
    lastFailure: text("last_failure"),
    disabledAt: instant("disabled_at"),
    /** The time at which the person was told by mail that the webhook is off. */
    toldAt: instant("told_at"),
  },
  (table) => [
    index("webhook_user").on(table.userId),
    index("webhook_to_tell").on(table.disabledAt).where(sql`(disabled_at is not null) and (told_at is null)`),
  ],
);

/** The marks of queued messages, so that a webhook gets each piece of news once. */
export const webhookMessage = auth.table(
  "webhook_message",
  {
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => webhook.id, { onDelete: "cascade" }),
    /** The reading or the step with its day; it holds ids only. */
    subject: text("subject").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.webhookId, table.subject] }),
    index("webhook_message_for_jobs").on(table.createdAt),
  ],
);
