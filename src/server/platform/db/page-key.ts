// Lists page by key: newest first over (created_at, id), and a cursor names the last row of a page.
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

/** Opaque to whoever holds it. */
export function encodeCursor({ createdAt, id }: PageKey): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString("base64url");
}

/** Throws `invalid_input` for a text that is no cursor of ours. */
export function decodeCursor(cursor: string | undefined): PageKey | undefined {
  if (cursor === undefined) return undefined;
  const [time = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split(" ");
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id)) {
    throw new AppError("invalid_input", sentenceOf("invalid_input"), { field: "cursor" });
  }
  return { createdAt, id };
}

/** Rows that come after the key; all of them without one. */
export function after(key: PageKey | undefined, columns: KeyColumns): SQL | undefined {
  if (!key) return undefined;
  // As one row value: so written, the index goes straight to its place, however deep the page.
  return sql`(${columns.createdAt}, ${columns.id}) < (${key.createdAt.toISOString()}::timestamptz, ${key.id}::uuid)`;
}

export function newestFirst(columns: KeyColumns): SQL[] {
  return [desc(columns.createdAt), desc(columns.id)];
}

/** Cuts the row too many that tells whether there is another page. */
export function toPage<Row extends PageKey>(
  rows: Row[],
  limit: number,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? encodeCursor(last) : null };
}
