// The tables of a dump of the former product, by the names and columns of the specification.

/**
 * The tables in the order in which an import takes them in: each row comes after the rows that it refers to. A dump may
 * have them in any order.
 */
export const DUMP_TABLES = [
  "users",
  "user_profiles",
  "user_blocks",
  "insights",
  "insight_conversations",
  "chat_messages",
] as const;
export type DumpTable = (typeof DUMP_TABLES)[number];

/** The columns that the former product encrypted. Older rows hold plain text in them. */
export const ENCRYPTED_COLUMNS: Record<DumpTable, readonly string[]> = {
  users: [],
  user_profiles: ["name", "birthday", "birth_place"],
  user_blocks: ["name", "notes", "resolution_reflection"],
  insights: ["user_context", "reading"],
  insight_conversations: [],
  chat_messages: ["content"],
};

/** The table and the column of the row without which a row cannot be taken in. */
export const PARENTS: Partial<Record<DumpTable, { table: DumpTable; by: string }>> = {
  insight_conversations: { table: "insights", by: "insight_id" },
  chat_messages: { table: "insight_conversations", by: "conversation_id" },
};
