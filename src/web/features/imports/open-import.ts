// Finds out what a chosen file is, and reads its rows one after the other.

import { readJournalEntry } from "#domain/import/journal-entry.ts";
import { CHARACTERS_A_REQUEST, TAKEN_FILES, type TakenFile } from "#domain/import/own-files.ts";
import { type Fields, isFields } from "#domain/import/read-fields.ts";
import { type JsonEntry, JsonFileError, splitJson } from "#domain/import/split-json.ts";
import { ImportFileError } from "./import-file-error.ts";
import { type ArchivedFile, asText, readArchive } from "./read-archive.ts";

/** A row that may be sent, or why it cannot be. */
export type SourceRow = { file: TakenFile } & ({ row: Fields; characters: number } | { refused: string });

export interface ImportSource {
  /** `own`: a download of everything from this app. `journal`: a JSON export of Day One. */
  kind: "own" | "journal";
  /** Reads the file from its beginning. Throws `ImportFileError` where it is broken. */
  rows(): AsyncGenerator<SourceRow>;
}

const ZIP_SIGNATURE = 0x504b0304;
const JOURNAL_LIST = "entries";
const UNKNOWN =
  "This file can’t be imported. It has to be the zip of “Download everything”, or a journal’s JSON export in Day One’s format.";

/** Returns the kind of the file and its rows. Throws `ImportFileError` if it is neither a download nor a journal. */
export async function openImport(file: Blob): Promise<ImportSource> {
  const start = await file.slice(0, 4).arrayBuffer();
  const isArchive = start.byteLength === 4 && new DataView(start).getUint32(0) === ZIP_SIGNATURE;
  if (!isArchive) return await journalOf([{ name: "", open: async () => asText(file.stream()) }]);
  const files = await readArchive(file);
  const parts = TAKEN_FILES.flatMap((name) => {
    const found = files.find((each) => each.name === `json/${name}.json`);
    return found ? [{ name, found }] : [];
  });
  if (parts.length > 0) return { kind: "own", rows: () => ownRows(parts) };
  return await journalOf(files.filter(({ name }) => name.endsWith(".json") && !name.startsWith("__")));
}

async function journalOf(files: readonly ArchivedFile[]): Promise<ImportSource> {
  for (const each of files) if (!(await hasEntries(each))) throw new ImportFileError(UNKNOWN);
  if (files.length === 0) throw new ImportFileError(UNKNOWN);
  return { kind: "journal", rows: () => journalRows(files) };
}

/** Returns whether a file begins with a list of journal entries, without reading further than its first entry. */
async function hasEntries(file: ArchivedFile): Promise<boolean> {
  let isJournal = false;
  const wants = (list: string) => {
    isJournal ||= list === JOURNAL_LIST;
    return isJournal;
  };
  try {
    for await (const _ of splitJson(piecesOf(await file.open()), { wants })) return isJournal;
  } catch (error) {
    if (!(error instanceof JsonFileError)) throw error;
  }
  return isJournal;
}

async function* ownRows(
  parts: readonly { name: TakenFile; found: ArchivedFile }[],
): AsyncGenerator<SourceRow> {
  for (const { name, found } of parts) {
    for await (const { text } of entriesOf(found, "")) yield toRow(name, text, (value) => value);
  }
}

async function* journalRows(files: readonly ArchivedFile[]): AsyncGenerator<SourceRow> {
  for (const file of files) {
    for await (const { text } of entriesOf(file, JOURNAL_LIST))
      yield toRow("journal-entries", text, readJournalEntry);
  }
}

async function* entriesOf(file: ArchivedFile, wanted: string): AsyncGenerator<JsonEntry> {
  try {
    const pieces = piecesOf(await file.open());
    for await (const entries of splitJson(pieces, { wants: (list) => list === wanted })) yield* entries;
  } catch (error) {
    if (!(error instanceof JsonFileError) && !(error instanceof TypeError)) throw error;
    throw new ImportFileError("The file is broken in the middle.", { cause: error });
  }
}

function toRow(file: TakenFile, text: string | null, read: (value: unknown) => unknown): SourceRow {
  const row = text === null ? undefined : read(parse(text));
  if (!isFields(row)) return { file, refused: text === null ? "it is too long" : "it cannot be read" };
  if (typeof row.refused === "string") return { file, refused: row.refused };
  const characters = JSON.stringify(row).length;
  return characters > CHARACTERS_A_REQUEST ? { file, refused: "it is too long" } : { file, row, characters };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a stream piece by piece. Not every browser can iterate over one. */
async function* piecesOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => {});
  }
}
