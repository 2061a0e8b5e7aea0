import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PromiseAnswer } from "#domain/promises/promise.ts";
import { app, instant, sealed } from "./schemas.ts";

/**
 * A promise: a step that a person intends to do by a certain day. A step has at most one promise without an answer.
 * Answered promises are kept, so that guesses can be compared with outcomes.
 */
export const stepPromises = app.table(
  "step_promises",
  {
    userId: uuid("user_id").notNull(),
    insightId: uuid("insight_id").notNull(),
    step: integer("step").notNull(),
    madeAt: instant("made_at").notNull(),
    /** The encrypted day, the guess and the day to which the promise was postponed. */
    body: sealed("body").notNull(),
    /**
     * The Monday of the week in which the app asks next. It allows finding promises that may be due without decrypting
     * them.
     */
    dueOn: date("due_on", { mode: "string" }).notNull(),
    answer: text("answer").$type<PromiseAnswer>(),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.insightId, table.step, table.madeAt] }),
    uniqueIndex("step_promises_open")
      .on(table.userId, table.insightId, table.step)
      .where(sql`answer is null`),
    index("step_promises_due").on(table.userId, table.dueOn).where(sql`answer is null`),
  ],
);

/** Plans for a block. `body` encrypts both halves of "When ..., I will ...". */
export const blockPlans = app.table(
  "block_plans",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    blockId: uuid("block_id").notNull(),
    body: sealed("body").notNull(),
    createdAt: instant("created_at").notNull(),
    retiredAt: instant("retired_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("block_plans_of_block").on(table.userId, table.blockId, table.createdAt),
  ],
);

/** The times at which a person wants to be reminded of due promises. Hours are in the person's time zone. */
export const reminderSettings = app.table("reminder_settings", {
  userId: uuid("user_id").primaryKey(),
  byMail: boolean("by_mail").notNull().default(false),
  hour: smallint("hour").notNull(),
  quietFrom: smallint("quiet_from"),
  quietTo: smallint("quiet_to"),
  /** The date, in the person's time zone, of the day on which the last reminder was queued; `null` if none was. */
  letterOn: date("letter_on", { mode: "string" }),
  updatedAt: instant("updated_at").notNull(),
});

/** The browsers that show a person's reminders. `body` encrypts the address at the push service and its keys. */
export const pushSubscriptions = app.table(
  "push_subscriptions",
  {
    userId: uuid("user_id").notNull(),
    /** A hash of the push address and the server's own key, by which a browser can tell whether it is registered. */
    addressHash: text("address_hash").notNull(),
    body: sealed("body").notNull(),
    /** The name of the session that registered the browser. When that session ends, so does the subscription. */
    sessionName: text("session_name").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.addressHash] })],
);

/** Links in letters. Each answers one promise once, without a session; the row is then deleted. */
export const promiseLinks = app.table(
  "promise_links",
  {
    userId: uuid("user_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    insightId: uuid("insight_id").notNull(),
    step: integer("step").notNull(),
    /** The time at which the promise that the link answers was made. */
    madeAt: instant("made_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index("promise_links_of_step").on(table.userId, table.insightId),
    index("promise_links_for_jobs").on(table.expiresAt),
  ],
);
