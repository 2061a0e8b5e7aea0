import { sql } from "drizzle-orm";
import { bigint, index, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { PicturePurpose } from "#domain/pictures/limits.ts";
import { app, instant, sealed } from "./schemas.ts";

/**
 * `storing`: the row is there and its bytes may not be; nobody sees it. `removing`: its bytes are deleted next, and then
 * the row.
 */
export type PictureState = "storing" | "ready" | "removing";

/** A person's pictures. Their bytes are encrypted files in the store. */
export const pictures = app.table(
  "pictures",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    purpose: text("purpose").$type<PicturePurpose>().notNull(),
    blockId: uuid("block_id"),
    state: text("state").$type<PictureState>().notNull(),
    /** The number of attempts to store the bytes. Each writes a file of its own, and the last one counts. */
    attempt: integer("attempt").notNull(),
    /** The size of the stored file. */
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    /** A keyed hash of the file that was sent, by which the same file is recognised when it is sent again. */
    digest: text("digest").notNull(),
    /** What the picture shows, in the person's words, and its size in pixels. */
    details: sealed("details").notNull(),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("pictures_of_block").on(table.userId, table.blockId, table.id),
    index("pictures_unfinished_for_jobs")
      .on(table.changedAt)
      .where(sql`state = any (array['storing', 'removing'])`),
  ],
);
