// What a download holds of each table that belongs to a person. A test reads the catalogue, so that no table is forgotten.
import { getTableName } from "drizzle-orm";
import { type OwnedRows, ownedTables } from "../../platform/crypto/encrypted-columns.ts";
import type { ExportedRow } from "./export-rows.ts";

/** The file of each table, below `json/`. */
const FILES: Record<string, string> = {
  user_settings: "settings",
  user_profiles: "profile",
  user_counters: "counters",
  daily_insights: "daily-insights",
  consents: "consents",
  user_blocks: "blocks",
  block_events: "block-events",
  insights: "insights",
  insight_steps: "insight-steps",
  drawn_cards: "drawn-cards",
  card_words: "card-advice",
  card_reflections: "reflections",
  readings: "reading-requests",
  insight_reports: "reports",
  insight_conversations: "conversations",
  chat_messages: "chat-messages",
  ai_usage: "model-usage",
};

/** Tables that stay behind, and why. */
export const LEFT_OUT: Record<string, string> = {
  user_keys:
    "The key that opens the rest here. It is wrapped by a key of the server's and opens nothing elsewhere.",
  draws:
    "Orders of the deck. Those that were used stand with their insights; one that waits must stay sealed.",
  reading_events: "The stream a reading arrived in. Its words are those of the insight.",
};

/** Rows that hold nothing of a person's, as they are when opened. */
const EMPTY: Record<string, (row: ExportedRow) => boolean> = {
  // The place of words that were asked for and are not there yet.
  card_words: ({ body }) => typeof body === "object" && body !== null && "text" in body && body.text === "",
};

export interface ExportedTable extends OwnedRows {
  /** Without its ending. */
  file: string;
  isEmpty: (row: ExportedRow) => boolean;
}

export const exportedTables: readonly ExportedTable[] = ownedTables.flatMap((owned) => {
  const name = getTableName(owned.table);
  const file = FILES[name];
  return file === undefined ? [] : [{ ...owned, file, isEmpty: EMPTY[name] ?? (() => false) }];
});
