// The file of a backup: a gzip-compressed text of COPY statements, as pg_dump writes them. Comments between them hold, in
// JSON, what a restore needs. The last line is a checksum of everything before it, so a file without it is not complete.
import * as z from "zod";

export const FORMAT = 1;
/** The line that ends the rows of a table. In a row it cannot occur, because each backslash there is doubled. */
export const ROWS_END = "\\.\n";

export const headSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The version of PostgreSQL. */
  postgres: z.string(),
  /** The migrations that the database had, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The sequences, each with its last value; `null` for one that was never used. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
});
export type BackupHead = z.infer<typeof headSchema>;

export const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()) });
export type BackupTable = z.infer<typeof tableSchema>;

export const rowsSchema = z.object({ rows: z.number().int() });

export const endSchema = z.object({ rows: z.number().int(), sha256: z.string() });

export type CommentName = "backup" | "table" | "rows" | "end";

/** Returns a line with a value as a comment in SQL: `-- table {"name":...}`. */
export function comment(name: CommentName, value: object): string {
  return `-- ${name} ${JSON.stringify(value)}\n`;
}
