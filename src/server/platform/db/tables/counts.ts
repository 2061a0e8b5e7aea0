import { date, integer, primaryKey, text } from "drizzle-orm/pg-core";
import { counts } from "./schemas.ts";

/** Impressions and clicks of our own ads by day, for all people together. */
export const adDays = counts.table(
  "ad_days",
  {
    day: date("day").notNull(),
    adId: text("ad_id").notNull(),
    impressions: integer("impressions").notNull(),
    clicks: integer("clicks").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.adId] })],
);

/** Answers to recommendations by day and kind, for all people together. */
export const recommendationDays = counts.table(
  "recommendation_days",
  {
    day: date("day").notNull(),
    /** The kind of the recommendation, without its subject. */
    kind: text("kind").notNull(),
    /**
     * The answer that is counted: "shown" once for each person and recommendation; then taken, dismissed, helped or
     * not-helped.
     */
    answer: text("answer").notNull(),
    times: integer("times").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.answer] })],
);
