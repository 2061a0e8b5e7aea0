import { bigint, date, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { counts, instant } from "./schemas.ts";

const total = (name: string) => bigint(name, { mode: "number" }).notNull();

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

/** Calls of a model by day, feature and model, for all people together. */
export const modelDays = counts.table(
  "model_days",
  {
    day: date("day", { mode: "string" }).notNull(),
    feature: text("feature").notNull(),
    model: text("model").notNull(),
    /** The calls that brought an answer. */
    calls: total("calls"),
    failed: total("failed"),
    inputTokens: total("input_tokens"),
    outputTokens: total("output_tokens"),
    /** What the calls cost at list prices, in millionths of a dollar. */
    micros: total("micros"),
  },
  (table) => [primaryKey({ columns: [table.day, table.feature, table.model] })],
);

/** Other events by day, for all people together. */
export const eventDays = counts.table(
  "event_days",
  {
    day: date("day", { mode: "string" }).notNull(),
    event: text("event").notNull(),
    times: total("times"),
  },
  (table) => [primaryKey({ columns: [table.day, table.event] })],
);

/** The last run of each scheduled job. */
export const jobRuns = counts.table("job_runs", {
  job: text("job").primaryKey(),
  doneAt: instant("done_at"),
  failedAt: instant("failed_at"),
});

/** What each running process says about its model. */
export const processes = counts.table("processes", {
  id: uuid("id").primaryKey(),
  duck: text("duck").notNull(),
  state: text("state").notNull(),
  message: text("message").notNull(),
  since: instant("since").notNull(),
  seenAt: instant("seen_at").notNull(),
});
