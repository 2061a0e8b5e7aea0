// One row of a dump on its way into the database.
import type { DumpTable } from "#domain/import/dump-tables.ts";
import type { TakenOutcome } from "#domain/import/own-files.ts";
import type { Fields } from "#domain/import/read-fields.ts";
import type { UserKey } from "#server/platform/crypto/user-key.ts";
import type { Transaction } from "#server/platform/db/database.ts";

/** A row whose ids are those that it has here. */
export interface DumpRow {
  /** The index of the row in its list of the dump. */
  index: number;
  /** The id of the row in the dump. */
  formerId: string;
  id: string;
  userId: string;
  parentId: string | null;
  blockId: string | null;
  fields: Fields;
}

/** What became of a row. */
export interface RowResult {
  table: DumpTable;
  index: number;
  /** The id of the row in the dump; `null` if it has none. */
  id: string | null;
  outcome: TakenOutcome;
  /** Why it was refused, or what could not be taken over as it was. Never holds a person's words. */
  notes: string[];
}

/** A row that is ready to be stored. */
export interface ReadyRow<Stored = unknown> {
  row: DumpRow;
  stored: Stored;
  notes: string[];
}

/** What a writer of a table gets besides the rows. */
export interface WriterContext {
  isCard: (id: string) => boolean;
  advisorName: string;
  now: Date;
}

/** Stores the rows of one table. */
export interface TableWriter<Stored = unknown> {
  /** Selects which of the rows exist. */
  findThere(tx: Transaction, rows: readonly RowKey[]): Promise<Set<string>>;
  /** Seals a row whose encrypted columns are decrypted, or says why it is refused. */
  prepare(
    row: DumpRow,
    key: UserKey,
    context: WriterContext,
  ): { stored: Stored; notes: string[] } | { refused: string };
  /** Inserts the rows that do not exist, with everything that belongs to them. Returns the keys of those inserted. */
  insert(tx: Transaction, rows: readonly Stored[], context: WriterContext): Promise<Set<string>>;
}

export interface RowKey {
  userId: string;
  id: string;
}

/** Said of a row whose id an earlier row of its table has: only one of the two can be kept. */
export const REPEATED_ROW = "an earlier row of the table has the same id, and was kept";

/** Returns whether a row of this key was met before, and notes that it was met now. */
export function isRepeated(met: Set<string>, key: string): boolean {
  const isKnown = met.has(key);
  met.add(key);
  return isKnown;
}

/** Returns a row's key as a text, for sets. */
export const keyOfRow = ({ userId, id }: RowKey): string => `${userId} ${id}`;
