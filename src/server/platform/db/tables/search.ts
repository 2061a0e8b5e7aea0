import { integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { app, sealed } from "./schemas.ts";

/**
 * An index of the words of those of a person's insights whose ids are at least `firstId` and less than `endId`.
 * Everything in it is derived from these insights. Each part begins where the part before ends; the newest insights
 * are in no part.
 */
export const searchParts = app.table(
  "search_parts",
  {
    userId: uuid("user_id").notNull(),
    firstId: uuid("first_id").notNull(),
    endId: uuid("end_id").notNull(),
    /** The words of the insights, and the cards and blocks whose names belong to the insights; `null` if empty. */
    words: sealed("words"),
    /** The ids of the insights, and the insights of each word. It is read only when `words` contains the search. */
    postings: sealed("postings"),
    /** The state of the insights' rows from which the part was built. If it differs from the current one, the part is stale. */
    fingerprint: text("fingerprint"),
    /** Grows with every change of the part, so that a build does not overwrite a part that was emptied meanwhile. */
    edition: integer("edition").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.firstId] })],
);
