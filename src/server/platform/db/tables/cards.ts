import { boolean, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { app, instant, sealed } from "./schemas.ts";

/** In which insights a card lay: what makes 'ever drawn' one look into an index. Written with the insight. */
export const drawnCards = app.table(
  "drawn_cards",
  {
    userId: uuid("user_id").notNull(),
    cardId: text("card_id").notNull(),
    insightId: uuid("insight_id").notNull(),
    /** Taken from the library rather than drawn. */
    isChosen: boolean("is_chosen").notNull().default(false),
    drawnAt: instant("drawn_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cardId, table.insightId] })],
);

/** What the duck said to a person about a card. Kept until what he said it about has changed. */
export const cardWords = app.table(
  "card_words",
  {
    userId: uuid("user_id").notNull(),
    cardId: text("card_id").notNull(),
    /** A block type's id, for guidance on that kind of block; `take` for his take. */
    subject: text("subject").notNull(),
    /** Of everything the words were made from. */
    version: text("version").notNull(),
    body: sealed("body").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cardId, table.subject] })],
);

/** What a person wrote on one of a card's prompts. */
export const cardReflections = app.table(
  "card_reflections",
  {
    userId: uuid("user_id").notNull(),
    cardId: text("card_id").notNull(),
    /** Its place among the card's prompts, from 0. */
    prompt: integer("prompt").notNull(),
    blockTypeId: text("block_type_id"),
    body: sealed("body").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cardId, table.prompt] })],
);
