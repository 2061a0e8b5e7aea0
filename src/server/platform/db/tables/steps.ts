import { boolean, integer, primaryKey, uuid } from "drizzle-orm/pg-core";
import { app, instant, sealed } from "./schemas.ts";

/** The state of an insight's steps, by their index in the reading. An untouched step has no row. */
export const insightSteps = app.table(
  "insight_steps",
  {
    userId: uuid("user_id").notNull(),
    insightId: uuid("insight_id").notNull(),
    /** The index of a step in its reading, from 0. */
    step: integer("step").notNull(),
    doneAt: instant("done_at"),
    /** The title of a step, written by a model where the step is too long to be its own title. */
    title: sealed("title"),
    /** A smaller version of the step that takes two minutes or less, encrypted. */
    smaller: sealed("smaller"),
    /** The time at which the smaller step was requested; `null` if none was. */
    smallerAskedAt: instant("smaller_asked_at"),
    usesSmaller: boolean("uses_smaller").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.insightId, table.step] })],
);
