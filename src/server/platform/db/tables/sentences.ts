import { integer, primaryKey, uuid } from "drizzle-orm/pg-core";
import { app, sealed } from "./schemas.ts";

/** What a person says of a reading's sentences. A sentence without an answer has no row. */
export const sentenceAnswers = app.table(
  "sentence_answers",
  {
    userId: uuid("user_id").notNull(),
    insightId: uuid("insight_id").notNull(),
    /** The sentence's index among those that are traced, from 0. */
    sentence: integer("sentence").notNull(),
    /** The sentence, and whether the person says that it is right. */
    answer: sealed("answer").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.insightId, table.sentence] })],
);
