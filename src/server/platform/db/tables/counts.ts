import { date, integer, primaryKey, text } from "drizzle-orm/pg-core";
import { counts } from "./schemas.ts";

/** Our advertising notices by day, counted for everybody together. */
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

/** Answers to recommendations by day and kind, counted for everybody together. */
export const recommendationDays = counts.table(
  "recommendation_days",
  {
    day: date("day").notNull(),
    /** The kind of recommendation, without what it is about. */
    kind: text("kind").notNull(),
    /** "shown" once for each person and recommendation; then the answers: taken, dismissed, helped or not-helped. */
    answer: text("answer").notNull(),
    times: integer("times").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.answer] })],
);
