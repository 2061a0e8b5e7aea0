import { primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { app, instant, sealed } from "./schemas.ts";

/** Everything that the engine found, computed before a page asks for it. */
export const userPatterns = app.table("user_patterns", {
  userId: uuid("user_id").primaryKey(),
  body: sealed("body").notNull(),
  computedAt: instant("computed_at").notNull(),
  /** Counts and newest times of the rows that it was computed from. Another one means that it is stale. */
  fingerprint: text("fingerprint").notNull(),
});

/** What a person says a reading was about. */
export const themeCorrections = app.table(
  "theme_corrections",
  {
    userId: uuid("user_id").notNull(),
    insightId: uuid("insight_id").notNull(),
    /** A theme, or "none". */
    theme: sealed("theme").notNull(),
    correctedAt: instant("corrected_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.insightId] })],
);

/** The last answer of a person to a recommendation. */
export const recommendationAnswers = app.table(
  "recommendation_answers",
  {
    userId: uuid("user_id").notNull(),
    id: text("id").notNull(),
    /** taken, dismissed, helped, not-helped */
    answer: text("answer").notNull(),
    answeredAt: instant("answered_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
