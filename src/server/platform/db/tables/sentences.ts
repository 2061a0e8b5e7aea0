import { integer, primaryKey, uuid } from "drizzle-orm/pg-core";
import { app, sealed } from "./schemas.ts";

/** A person's answers to the sentences of a reading. A sentence without an answer has no row. */
export const sentenceAnswers = app.table(
  "sentence_answers",
  {
    userId: uuid("user_id").notNull(),
    insightId: uuid("insight_id").notNull(),
    /** The index of the sentence among the sentences of the reading that can be answered, from 0. */
    sentence: integer("sentence").notNull(),
    /** The encrypted text of the sentence, and whether the person says that it is right. */
    answer: sealed("answer").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.insightId, table.sentence] })],
);
