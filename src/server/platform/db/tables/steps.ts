import { boolean, integer, primaryKey, uuid } from "drizzle-orm/pg-core";
import { app, instant, sealed } from "./schemas.ts";

/** What became of an insight's steps, by their place in the reading; a step that nobody touched has no row. */
export const insightSteps = app.table(
  "insight_steps",
  {
    userId: uuid("user_id").notNull(),
    insightId: uuid("insight_id").notNull(),
    /** From 0. */
    step: integer("step").notNull(),
    doneAt: instant("done_at"),
    /** A model's, where the step is too long to be its own. */
    title: sealed("title"),
    /** The same in two minutes. */
    smaller: sealed("smaller"),
    /** When a smaller step was asked for. One that is asked for is not asked for again. */
    smallerAskedAt: instant("smaller_asked_at"),
    usesSmaller: boolean("uses_smaller").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.insightId, table.step] })],
);
