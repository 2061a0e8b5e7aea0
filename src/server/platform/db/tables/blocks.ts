import { index, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { app, instant, sealed } from "./schemas.ts";

/** The history of a block, one row per event. The block itself holds only its current state. */
export const blockEvents = app.table(
  "block_events",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    blockId: uuid("block_id").notNull(),
    /** The kind of event in a block's history: created, renamed, status or insight. */
    kind: text("kind").notNull(),
    /** The status before the change, for an event that changed a block's status; `null` for other events. */
    fromStatus: text("from_status"),
    toStatus: text("to_status"),
    /** The insight, for an event of a reading on the block. */
    insightId: uuid("insight_id"),
    /** The person's reflection for a change of status; the former name for a rename. */
    note: sealed("note"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("block_events_newest").on(table.userId, table.blockId, table.createdAt.desc(), table.id.desc()),
  ],
);
