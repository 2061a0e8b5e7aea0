// Reads the file of a backup, a few rows at a time, and compares it with its checksum.
import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type * as z from "zod";
import {
  type BackupHead,
  type BackupTable,
  type CommentName,
  endSchema,
  headSchema,
  ROWS_END,
  rowsSchema,
  tableSchema,
} from "./backup-format.ts";

const NEW_LINE = 0x0a;
/** The longest line that is not a row, in bytes. */
const LONGEST_LINE = 4_000_000;

/** Thrown for a file that is not a backup, or not a complete one. */
export class DamagedBackupError extends Error {
  override name = "DamagedBackupError";
}

export interface TablePart {
  table: BackupTable;
  /** The table's rows in the text format of COPY, in whole lines. They must be read before the next table is asked for. */
  rows: AsyncIterable<Buffer>;
}

export interface ReadBackup {
  head: BackupHead;
  /** The tables in the order of the file. Throws a DamagedBackupError at the end where the checksum differs. */
  tables(): AsyncGenerator<TablePart, { rows: number }>;
}

/** Opens a backup and reads its head. */
export async function openBackup(file: string): Promise<ReadBackup> {
  const text = new Text(file);
  const head = readValue(headSchema, await text.comment("backup"), file);
  return { head, tables: () => tablesOf(text, file) };
}

/**
 * Reads a whole backup. Resolves with its number of rows and their size. Throws a DamagedBackupError if it is not complete or
 * was changed.
 */
export async function checkBackup(file: string): Promise<{ head: BackupHead; rows: number; bytes: number }> {
  const { head, tables } = await openBackup(file);
  const parts = tables();
  let bytes = 0;
  for (;;) {
    const next = await parts.next();
    if (next.done) return { head, rows: next.value.rows, bytes };
    for await (const chunk of next.value.rows) bytes += chunk.length;
  }
}

async function* tablesOf(text: Text, file: string): AsyncGenerator<TablePart, { rows: number }> {
  let total = 0;
  for (;;) {
    const described = await text.comment("table", "end");
    if (described.name === "end") {
      const end = readValue(endSchema, described, file);
      if (end.rows !== total || end.sha256 !== described.sha256Before || !(await text.isAtEnd()))
        throw damaged(file);
      return { rows: total };
    }
    const table = readValue(tableSchema, described, file);
    await text.line();
    yield { table, rows: text.rows() };
    total += readValue(rowsSchema, await text.comment("rows"), file).rows;
  }
}

interface Comment {
  name: CommentName;
  json: string;
  /** The checksum of everything before this line, if it is the last. */
  sha256Before: string;
}

function readValue<Schema extends z.ZodType>(
  schema: Schema,
  { json }: Comment,
  file: string,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(json));
  } catch (cause) {
    throw damaged(file, cause);
  }
}

function damaged(file: string, cause?: unknown): DamagedBackupError {
  return new DamagedBackupError(`${file} is not a complete backup, or was changed`, { cause });
}

/** The text of a backup, read from its beginning to its end. */
class Text {
  readonly #file: string;
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #hash: Hash = createHash("sha256");
  #ahead: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    this.#file = file;
    // The loop that reads the chunks throws an error of the file.
    this.#chunks = pipeline(createReadStream(file), createGunzip(), () => {})[Symbol.asyncIterator]();
  }

  /** Returns the value of the next line, which must be a comment of one of these names. */
  async comment(...names: CommentName[]): Promise<Comment> {
    const sha256Before = names.includes("end") ? this.#hash.copy().digest("hex") : "";
    const [, found, json = ""] = /^-- (\w+) (.*)$/.exec(await this.line()) ?? [];
    const name = names.find((each) => each === found);
    if (!name) throw damaged(this.#file);
    return { name, json, sha256Before };
  }

  async line(): Promise<string> {
    for (;;) {
      const end = this.#ahead.indexOf(NEW_LINE);
      if (end !== -1) return this.#take(end + 1).toString("utf8", 0, end);
      if (this.#ahead.length > LONGEST_LINE || !(await this.#more())) throw damaged(this.#file);
    }
  }

  /** Yields whole lines up to the line that ends the rows. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = endOfRows(this.#ahead);
      if (end !== -1) {
        if (end > 0) yield this.#take(end);
        this.#take(ROWS_END.length);
        return;
      }
      const lines = this.#ahead.lastIndexOf(NEW_LINE) + 1;
      if (lines > 0) yield this.#take(lines);
      if (!(await this.#more())) throw damaged(this.#file);
    }
  }

  async isAtEnd(): Promise<boolean> {
    return this.#ahead.length === 0 && !(await this.#more());
  }

  #take(length: number): Buffer {
    const taken = this.#ahead.subarray(0, length);
    this.#ahead = this.#ahead.subarray(length);
    this.#hash.update(taken);
    return taken;
  }

  async #more(): Promise<boolean> {
    try {
      const { value, done } = await this.#chunks.next();
      if (done) return false;
      this.#ahead = this.#ahead.length === 0 ? value : Buffer.concat([this.#ahead, value]);
      return true;
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") throw error;
      throw damaged(this.#file, error);
    }
  }
}

/** Returns where the line begins that ends the rows; -1 if it is not there. `lines` begins with a whole line. */
function endOfRows(lines: Buffer): number {
  if (lines.subarray(0, ROWS_END.length).toString("latin1") === ROWS_END) return 0;
  const found = lines.indexOf(`\n${ROWS_END}`);
  return found === -1 ? -1 : found + 1;
}
