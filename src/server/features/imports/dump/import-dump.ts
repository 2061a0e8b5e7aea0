// Takes in a dump of the former product's tables, one table after the other. The file is read once for each table, because
// a dump may have its tables in any order, and is never in memory as a whole.
import { createReadStream } from "node:fs";
import { DUMP_TABLES, type DumpTable } from "#domain/import/dump-tables.ts";
import { type JsonEntry, JsonFileError, splitJson } from "#domain/import/split-json.ts";
import type { RowResult } from "./dump-row.ts";
import { parseRows } from "./parse-rows.ts";
import { type TakeContext, takeRows } from "./take-rows.ts";
import { type Accounts, takeUsers } from "./take-users.ts";

const ROWS_AT_ONCE = 200;
/** The number of pieces that are under way at once: while one is decrypted on other threads, another is stored. */
const PIECES_AT_ONCE = 2;
const READ_BYTES = 256 * 1024;
/** The longest row, in characters. Encrypted text is twice as long as its words. */
const LONGEST_ROW = 200_000;

export interface ImportListener {
  /** Called with the number of rows of each table before the first is taken in, and the lists that are none of these tables. */
  onCounted(rows: Record<DumpTable, number>, unknown: readonly string[]): void;
  /** Called with what became of rows. The next rows are taken in when it resolves. */
  onResults(results: readonly RowResult[]): Promise<void>;
  /** Called if the file cannot be read to its end. The rows before the fault are taken in. */
  onFault(why: string): void;
}

/** Takes in everything in the file that can be. Throws if the file cannot be opened or the database is away. */
export async function importDump(
  context: Omit<TakeContext, "accounts" | "met">,
  file: string,
  listener: ImportListener,
): Promise<void> {
  await countRows(file, listener);
  const accounts: Accounts = new Map();
  for (const table of DUMP_TABLES) {
    const whole: TakeContext = { ...context, accounts, met: new Set() };
    await inParallel(piecesOf(file, table), async (entries) => {
      const { rows, refused } = parseRows(table, entries);
      const taken =
        table === "users"
          ? await takeUsers(context.database.authPool, rows, whole)
          : await takeRows(whole, table, rows);
      const inOrder = [...taken, ...refused].toSorted((one, other) => one.index - other.index);
      await listener.onResults(inOrder);
    });
  }
}

const isDumpTable = (name: string): name is DumpTable => DUMP_TABLES.some((table) => table === name);

async function countRows(file: string, listener: ImportListener): Promise<void> {
  const counts = Object.fromEntries(DUMP_TABLES.map((table) => [table, 0])) as Record<DumpTable, number>;
  const unknown = new Set<string>();
  const wants = (list: string) => {
    if (!isDumpTable(list)) unknown.add(list);
    return isDumpTable(list);
  };
  let fault: string | undefined;
  const onFault = (why: string) => {
    fault = why;
  };
  for await (const entries of untilFault(read(file, wants), onFault)) {
    for (const { list } of entries) if (isDumpTable(list)) counts[list] += 1;
  }
  listener.onCounted(counts, [...unknown]);
  if (fault !== undefined) listener.onFault(fault);
}

function read(file: string, wants: (list: string) => boolean): AsyncGenerator<JsonEntry[]> {
  return splitJson(createReadStream(file, { encoding: "utf8", highWaterMark: READ_BYTES }), {
    wants,
    mostLength: LONGEST_ROW,
  });
}

/** Yields what can be read of a file that is cut off or broken in the middle. */
async function* untilFault(
  entries: AsyncGenerator<JsonEntry[]>,
  onFault: (why: string) => void,
): AsyncGenerator<JsonEntry[]> {
  try {
    yield* entries;
  } catch (error) {
    if (!(error instanceof JsonFileError)) throw error;
    onFault(error.message);
  }
}

/** Yields the rows of a table in pieces of the same size. */
async function* piecesOf(file: string, table: DumpTable): AsyncGenerator<JsonEntry[]> {
  let waiting: JsonEntry[] = [];
  // The fault of a broken file was told when its rows were counted.
  for await (const entries of untilFault(
    read(file, (list) => list === table),
    () => {},
  )) {
    waiting.push(...entries);
    while (waiting.length >= ROWS_AT_ONCE) {
      yield waiting.slice(0, ROWS_AT_ONCE);
      waiting = waiting.slice(ROWS_AT_ONCE);
    }
  }
  if (waiting.length > 0) yield waiting;
}

/** Works on a few pieces at a time. */
async function inParallel<Item>(
  items: AsyncGenerator<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const worker = async () => {
    // Each worker takes the next piece when it is done with its own.
    for (let next = await items.next(); !next.done; next = await items.next()) await work(next.value);
  };
  try {
    await Promise.all(Array.from({ length: PIECES_AT_ONCE }, worker));
  } finally {
    await items.return(undefined);
  }
}
