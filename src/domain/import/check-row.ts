import { type DumpTable, PARENTS } from "./dump-tables.ts";
import { type Fields, idIn, timeIn } from "./read-fields.ts";

/** The ids of a row, as the dump has them. */
export interface RowIds {
  id: string;
  /** The user whose row it is; for a row of `users` its own id. */
  userId: string;
  /** The row without which this row cannot be taken in; `null` if there is none. */
  parentId: string | null;
  /** The block of an insight. Without it, the insight is taken in all the same. */
  blockId: string | null;
}

export type CheckedRow = { ids: RowIds } | { refused: string };

/** Checks what can be checked before anything of a row is decrypted: its ids and its times. */
export function checkRow(fields: Fields, table: DumpTable): CheckedRow {
  const ownId = idIn(fields, table === "user_profiles" ? "user_id" : "id");
  if (ownId === null) return { refused: table === "user_profiles" ? "it has no user_id" : "it has no id" };
  const userId = table === "users" ? ownId : idIn(fields, "user_id");
  if (userId === null) return { refused: "it belongs to nobody: user_id is empty" };
  const missing = missingTime(fields, table);
  if (missing) return { refused: `${missing} is not a time` };
  const parent = PARENTS[table];
  const parentId = parent ? idIn(fields, parent.by) : null;
  if (parent && parentId === null) return { refused: `it has no ${parent.by}` };
  const blockId = table === "insights" ? idIn(fields, "user_block_id") : null;
  return { ids: { id: ownId, userId, parentId, blockId } };
}

const TIMES: Record<DumpTable, string | null> = {
  users: null,
  user_profiles: null,
  user_blocks: "created_at",
  insights: "created_at",
  insight_conversations: "started_at",
  chat_messages: "created_at",
};

function missingTime(fields: Fields, table: DumpTable): string | null {
  const name = TIMES[table];
  return name !== null && timeIn(fields, name) === null ? name : null;
}
