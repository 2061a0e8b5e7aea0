// Keyset pagination: newest first by (created_at, id). A cursor encodes the last row of a page.
import { desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import { isUuid } from "./ids.ts";

export interface PageKey {
  createdAt: Date;
  id: string;
}

interface KeyColumns {
  createdAt: PgColumn;
  id: PgColumn;
}

/** Returns the key of a page's last row as an opaque cursor. */
export function encodeCursor({ createdAt, id }: PageKey): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString("base64url");
}

/** Reads a cursor. Throws `invalid_input` for a text that is not one of our cursors. */
export function decodeCursor(cursor: string | undefined): PageKey | undefined {
  if (cursor === undefined) return undefined;
  const [time = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split(" ");
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id)) {
    throw new AppError("invalid_input", sentenceOf("invalid_input"), { field: "cursor" });
  }
  return { createdAt, id };
}

/**
 * Returns the condition for rows after the last row of the previous page; undefined, which selects all rows, if there
 * is no key.
 */
export function rowsAfter(key: PageKey | undefined, columns: KeyColumns): SQL | undefined {
  if (!key) return undefined;
  // Compares one row value, so that the index finds the position directly, however deep the page.
  return sql`(${columns.createdAt}, ${columns.id}) < (${key.createdAt.toISOString()}::timestamptz, ${key.id}::uuid)`;
}

export function newestFirst(columns: KeyColumns): SQL[] {
  return [desc(columns.createdAt), desc(columns.id)];
}

/** Removes the extra row that was fetched to see whether there is another page. */
export function toPage<Row extends PageKey>(
  rows: Row[],
  limit: number,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? encodeCursor(last) : null };
}
