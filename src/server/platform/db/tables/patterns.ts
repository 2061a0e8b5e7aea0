import { index, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { app, instant, sealed } from "./schemas.ts";

/** Everything that the patterns engine found for a person, computed before a page asks for it. */
export const userPatterns = app.table(
  "user_patterns",
  {
    userId: uuid("user_id").primaryKey(),
    body: sealed("body").notNull(),
    /** The part of the body that says which loop a block is in; `null` if an earlier version stored the row. */
    doors: sealed("doors"),
    computedAt: instant("computed_at").notNull(),
    /**
     * The counts and newest times of the rows that the patterns were computed from. If they differ from the current
     * ones, the patterns are stale.
     */
    fingerprint: text("fingerprint").notNull(),
  },
  (table) => [index("user_patterns_for_jobs").on(table.computedAt, table.userId)],
);

/** What the page of a year shows, kept so that asking again computes nothing. */
export const userYears = app.table(
  "user_years",
  {
    userId: uuid("user_id").notNull(),
    year: integer("year").notNull(),
    body: sealed("body").notNull(),
    /** The state of everything that the year was computed from. If it differs from the current one, the year is stale. */
    fingerprint: text("fingerprint").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.year] })],
);

/** The theme that a person gave to a reading in place of the computed one. */
export const themeCorrections = app.table(
  "theme_corrections",
  {
    userId: uuid("user_id").notNull(),
    insightId: uuid("insight_id").notNull(),
    /** The theme that a person gave a reading, or "none". */
    theme: sealed("theme").notNull(),
    correctedAt: instant("corrected_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.insightId] })],
);

/** The recommendations that a person was shown, each with their last answer. */
export const recommendationAnswers = app.table(
  "recommendation_answers",
  {
    userId: uuid("user_id").notNull(),
    id: text("id").notNull(),
    /** A person's last answer to a recommendation: taken, dismissed, helped or not-helped; "shown" before the first. */
    answer: text("answer").notNull(),
    answeredAt: instant("answered_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
