import { sql } from "drizzle-orm";
import { bigint, foreignKey, index, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { FileState } from "#domain/export/files.ts";
import type { ExportFormat } from "#domain/export/targets.ts";
import { app, instant, sealed } from "./schemas.ts";

/** An export file with all of a person's insights. */
export const exportFiles = app.table(
  "exports",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    format: text("format").$type<ExportFormat>().notNull(),
    state: text("state").$type<FileState>().notNull(),
    /** The number of attempts so far. A process writes to the file only while its own attempt is the latest. */
    attempt: integer("attempt").notNull(),
    /** The number of insights that are written so far, out of `total`. */
    done: integer("done").notNull(),
    total: integer("total").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    parts: integer("parts").notNull(),
    createdAt: instant("created_at").notNull(),
    /** The time of the last heartbeat of the process that produces the file. */
    beatAt: instant("beat_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("exports_expired_for_jobs").on(table.expiresAt),
    index("exports_unfinished_for_jobs")
      .on(table.createdAt)
      .where(sql`state = any (array['waiting', 'running'])`),
  ],
);

/**
 * A part of an export file, encrypted. Each part holds `FILE_PART_BYTES` bytes in base64; only the last one may be
 * smaller.
 */
export const exportParts = app.table(
  "export_parts",
  {
    userId: uuid("user_id").notNull(),
    exportId: uuid("export_id").notNull(),
    attempt: integer("attempt").notNull(),
    /** The index of the part in the file, from 0. */
    part: integer("part").notNull(),
    body: sealed("body").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.exportId, table.attempt, table.part] }),
    foreignKey({
      columns: [table.userId, table.exportId],
      foreignColumns: [exportFiles.userId, exportFiles.id],
    }).onDelete("cascade"),
  ],
);
