import { index, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { app, instant, sealed } from "./schemas.ts";

/** What happened with a block, one row each; the block itself holds only how it is now. */
export const blockEvents = app.table(
  "block_events",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    blockId: uuid("block_id").notNull(),
    /** created, renamed, status, insight */
    kind: text("kind").notNull(),
    /** Of a change of status. */
    fromStatus: text("from_status"),
    toStatus: text("to_status"),
    /** Of an insight that a reading added. */
    insightId: uuid("insight_id"),
    /** With a change of status what the person reflected; with a new name the one before. */
    note: sealed("note"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("block_events_newest").on(table.userId, table.blockId, table.createdAt.desc(), table.id.desc()),
  ],
);
