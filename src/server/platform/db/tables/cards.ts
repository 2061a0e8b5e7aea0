import { boolean, index, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { app, instant, sealed } from "./schemas.ts";

/**
 * The insights in which a card was drawn, so that 'ever drawn' is one index lookup. Written with the insight.
 */
export const drawnCards = app.table(
  "drawn_cards",
  {
    userId: uuid("user_id").notNull(),
    cardId: text("card_id").notNull(),
    insightId: uuid("insight_id").notNull(),
    /** Whether the person chose the card from the library instead of drawing it. */
    isChosen: boolean("is_chosen").notNull().default(false),
    drawnAt: instant("drawn_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cardId, table.insightId] })],
);

/** The duck's texts about a card, kept until their input changes. */
export const cardWords = app.table(
  "card_words",
  {
    userId: uuid("user_id").notNull(),
    cardId: text("card_id").notNull(),
    /**
     * What a text about a card is for: a block type's id for advice on that type; `take` for Rob's comment on
     * the card.
     */
    subject: text("subject").notNull(),
    /** A hash of everything that the text about the card depends on. If it changes, the text is outdated. */
    version: text("version").notNull(),
    body: sealed("body").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cardId, table.subject] })],
);

/** Journal entries that a person brought along from another app. */
export const journalEntries = app.table(
  "journal_entries",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    body: sealed("body").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("journal_entries_newest").on(table.userId, table.createdAt.desc(), table.id.desc()),
  ],
);

/** What a person wrote on one of a card's prompts. */
export const cardReflections = app.table(
  "card_reflections",
  {
    userId: uuid("user_id").notNull(),
    cardId: text("card_id").notNull(),
    /** The prompt's index among a card's prompts, from 0. */
    prompt: integer("prompt").notNull(),
    blockTypeId: text("block_type_id"),
    body: sealed("body").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cardId, table.prompt] })],
);
