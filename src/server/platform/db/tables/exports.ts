import { sql } from "drizzle-orm";
import { bigint, foreignKey, index, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { FileState } from "#domain/export/files.ts";
import type { ExportFormat } from "#domain/export/targets.ts";
import { app, instant, sealed } from "./schemas.ts";

/** A file with all of a person's insights. */
export const exportFiles = app.table(
  "exports",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    format: text("format").$type<ExportFormat>().notNull(),
    state: text("state").$type<FileState>().notNull(),
    /** The number of attempts so far. A process writes to the file only while its own attempt is the latest. */
    attempt: integer("attempt").notNull(),
    /** Insights written, of `total`. */
    done: integer("done").notNull(),
    total: integer("total").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    parts: integer("parts").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When the process that makes the file last reported. */
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

/** The bytes of a file, in base64, in parts of `FILE_PART_BYTES` but for the last. */
export const exportParts = app.table(
  "export_parts",
  {
    userId: uuid("user_id").notNull(),
    exportId: uuid("export_id").notNull(),
    attempt: integer("attempt").notNull(),
    /** From 0. */
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
