import { sql } from "drizzle-orm";
import { boolean, date, index, integer, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { app, instant, sealed } from "./schemas.ts";

/** The person's data key, wrapped by a master key. Deleting this row makes all their content unreadable. */
export const userKeys = app.table("user_keys", {
  userId: uuid("user_id").primaryKey(),
  wrappedKey: text("wrapped_key").notNull(),
  masterKeyId: text("master_key_id").notNull(),
  createdAt: instant("created_at").notNull(),
});

export const userSettings = app.table(
  "user_settings",
  {
    userId: uuid("user_id").primaryKey(),
    /** The person's time zone; `null` until the person has set one. */
    timeZone: text("time_zone"),
    /** The former time zone. A new zone applies from the next day; until then the day of the former zone counts. */
    formerTimeZone: text("former_time_zone"),
    timeZoneFrom: instant("time_zone_from"),
    hasReversedCards: boolean("has_reversed_cards").notNull().default(true),
    tone: text("tone").notNull().default("even"),
    asksFirst: boolean("asks_first").notNull().default(true),
    country: text("country"),
    /** The time at which the person was first shown the onboarding questions. */
    onboardingOfferedAt: instant("onboarding_offered_at"),
    /** The weekday of the check-in, 0 is Monday; `null` if it is off. */
    checkInWeekday: smallint("check_in_weekday"),
    hasCheckInLetters: boolean("has_check_in_letters").notNull().default(false),
    /** The Monday of the week of the last letter about a check-in. */
    checkInLetterWeek: date("check_in_letter_week", { mode: "string" }),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("user_settings_check_in_letters")
      .on(table.userId)
      .where(sql`has_check_in_letters and (check_in_weekday is not null)`),
  ],
);

export const consents = app.table(
  "consents",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    version: text("version").notNull(),
    acceptedAt: instant("accepted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** `body` holds all eleven answers. `isComplete` is derived from them when they are written. */
export const userProfiles = app.table("user_profiles", {
  userId: uuid("user_id").primaryKey(),
  body: sealed("body").notNull(),
  isComplete: boolean("is_complete").notNull().default(false),
  isImported: boolean("is_imported").notNull().default(false),
  updatedAt: instant("updated_at").notNull(),
});

/** The counters of a person, so that no request has to count rows by a scan. */
export const userCounters = app.table("user_counters", {
  userId: uuid("user_id").primaryKey(),
  insights: integer("insights").notNull().default(0),
  blocks: integer("blocks").notNull().default(0),
});

/** The days on which a person said that it was enough for today. */
export const enoughDays = app.table(
  "enough_days",
  {
    userId: uuid("user_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    saidAt: instant("said_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** The number of delivered and of stopped readings per day, in the person's time zone. */
export const dailyInsights = app.table(
  "daily_insights",
  {
    userId: uuid("user_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    delivered: integer("delivered").notNull().default(0),
    /** The number of readings that the person stopped before the first word on a day. */
    stopped: integer("stopped").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
