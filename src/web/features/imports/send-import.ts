import type { TakenRow } from "#contract/imports.ts";
import {
  IMPORT_REQUEST_CHARACTERS,
  IMPORT_REQUEST_ROWS,
  type TakenFile,
  type TakenOutcome,
} from "#domain/import/own-files.ts";
import type { Fields } from "#domain/import/read-fields.ts";
import { SECOND_MS } from "#domain/time.ts";
import { isApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import type { ImportSource } from "./open-import.ts";
import { count } from "./summarise-import.ts";

export type FileCounts = Record<TakenOutcome, number>;

export interface ImportResult {
  /** What became of the rows of each file. */
  files: Map<TakenFile, FileCounts>;
  /** Why rows were refused, and how many of each reason. */
  refused: Map<string, number>;
}

export const noResult = (): ImportResult => ({ files: new Map(), refused: new Map() });

/** If the server asks the import to wait longer than this, in seconds, the import fails instead of waiting. */
const LONGEST_WAIT_SECONDS = 90;
const FALLBACK_WAIT_SECONDS = 5;

interface Sending {
  /** Collects what became of the rows, also if the import ends early. */
  result: ImportResult;
  /** Called with the number of rows that the server has answered. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/** Sends all rows of the file, some at a time. Throws `ApiError`, or the signal's reason if it is aborted. */
export async function sendImport(
  source: ImportSource,
  { result, onProgress, signal }: Sending,
): Promise<void> {
  let done = 0;
  for await (const batch of batchesOf(source, result)) {
    const { results } = await takeWhenAllowed(batch, signal);
    for (const taken of results) note(result, batch.file, taken);
    done += batch.rows.length;
    onProgress(done);
  }
}

interface Batch {
  file: TakenFile;
  rows: Fields[];
}

/** Yields rows of the same file together, as many as a request may have. */
async function* batchesOf(source: ImportSource, result: ImportResult): AsyncGenerator<Batch> {
  let batch: Batch | undefined;
  let characters = 0;
  for await (const each of source.rows()) {
    if ("refused" in each) {
      note(result, each.file, { outcome: "refused", why: each.refused });
      continue;
    }
    const isFull =
      batch?.file !== each.file ||
      batch.rows.length === IMPORT_REQUEST_ROWS ||
      characters + each.characters > IMPORT_REQUEST_CHARACTERS;
    if (batch && isFull) yield batch;
    batch = batch && !isFull ? batch : { file: each.file, rows: [] };
    batch.rows.push(each.row);
    characters = each.characters + (isFull ? 0 : characters);
  }
  if (batch) yield batch;
}

function note({ files, refused }: ImportResult, file: TakenFile, { outcome, why }: TakenRow): void {
  const counts = files.get(file) ?? { imported: 0, "already-there": 0, refused: 0 };
  counts[outcome] += 1;
  files.set(file, counts);
  if (outcome === "refused") count(refused, why ?? "it was refused");
}

/** Sends a request again after a short wait, where the server says that there were too many in the last minute. */
async function takeWhenAllowed(batch: Batch, signal: AbortSignal): Promise<{ results: TakenRow[] }> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await api.imports.take(batch, { signal });
    } catch (error) {
      if (!isApiError(error, "too_many_writes")) throw error;
      const seconds = error.retryAfter ?? FALLBACK_WAIT_SECONDS;
      if (seconds > LONGEST_WAIT_SECONDS) throw error;
      await pause(seconds * SECOND_MS, signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
