import { date, integer, primaryKey, text } from "drizzle-orm/pg-core";
import { counts } from "./schemas.ts";

/** Our notices by day, counted for everybody together. */
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
