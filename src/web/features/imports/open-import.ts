// Finds out what a chosen file is, and reads its rows one after the other.

import { readJournalEntry } from "#domain/import/journal-entry.ts";
import {
  IMPORT_REQUEST_CHARACTERS,
  REPEATED_ID,
  TAKEN_FILES,
  type TakenFile,
} from "#domain/import/own-files.ts";
import { parseRow } from "#domain/import/parse-row.ts";
import { type Fields, isFields, textIn, timeIn } from "#domain/import/read-fields.ts";
import { JsonFileError, splitJson } from "#domain/import/split-json.ts";
import { shorten } from "#domain/text/shorten.ts";
import { withoutBrokenCharacters } from "#domain/text/well-formed-json.ts";
import { browserZone, datesIn } from "../../api/dates.ts";
import { ImportFileError } from "./import-file-error.ts";
import { type ArchivedFile, decodeTextStream, readArchive } from "./read-archive.ts";

/** A row that may be sent, or why it cannot be. */
export type ImportRow = { file: TakenFile } & ({ row: Fields; characters: number } | { refused: string });

export interface ImportSource {
  /** `own`: a download of everything from this app. `journal`: a JSON export of Day One. */
  kind: "own" | "journal";
  /** Reads the file from its beginning. Throws `ImportFileError` where it is broken. */
  rows(): AsyncGenerator<ImportRow>;
}

const ZIP_SIGNATURE = 0x504b0304;
const JOURNAL_LIST = "entries";
const WORDS_NAMED = 40;
const BROKEN = "The file is broken in the middle.";
const UNKNOWN =
  "This file can’t be imported. It has to be the zip of “Download everything”, or a journal’s JSON export in Day One’s format.";

/** Returns the kind of the file and its rows. Throws `ImportFileError` if it is neither a download nor a journal. */
export async function openImport(file: Blob): Promise<ImportSource> {
  const start = await file.slice(0, 4).arrayBuffer();
  const isArchive = start.byteLength === 4 && new DataView(start).getUint32(0) === ZIP_SIGNATURE;
  if (!isArchive) return await journalOf([{ name: "", open: async () => decodeTextStream(file.stream()) }]);
  const files = await readArchive(file);
  const parts = TAKEN_FILES.flatMap((name) => {
    const found = files.find((each) => each.name === `json/${name}.json`);
    return found ? [{ name, found }] : [];
  });
  if (parts.length > 0) return { kind: "own", rows: () => withoutRepeats(ownRows(parts)) };
  return await journalOf(files.filter(({ name }) => name.endsWith(".json") && !name.startsWith("__")));
}

/** Of an archive, a file that is no journal, or broken, is refused by its name. Throws `ImportFileError` if all are. */
async function journalOf(files: readonly ArchivedFile[]): Promise<ImportSource> {
  const faults = new Map<ArchivedFile, string>();
  for (const each of files) {
    const fault = await faultOf(each);
    if (fault !== null) faults.set(each, fault);
  }
  const journals = files.filter((file) => !faults.has(file));
  const [first] = faults.values();
  if (journals.length === 0) throw new ImportFileError(files.length === 1 && first ? first : UNKNOWN);
  return {
    kind: "journal",
    async *rows() {
      for (const [{ name }, fault] of faults) yield refusedFile("journal-entries", name, fault);
      yield* withoutRepeats(journalRows(journals));
    },
  };
}

/** Returns why a file holds no journal that can be read; `null` if it does. */
async function faultOf(file: ArchivedFile): Promise<string | null> {
  try {
    return (await hasEntries(file)) ? null : UNKNOWN;
  } catch (error) {
    return sentenceOf(error);
  }
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
): AsyncGenerator<ImportRow> {
  for (const { name, found } of parts) yield* rowsOf(found, { file: name, list: "", read: (value) => value });
}

async function* journalRows(files: readonly ArchivedFile[]): AsyncGenerator<ImportRow> {
  for (const file of files)
    yield* rowsOf(file, { file: "journal-entries", list: JOURNAL_LIST, read: readJournalEntry });
}

interface RowsRequest {
  file: TakenFile;
  /** The name of the list in the file that holds the rows. */
  list: string;
  read: (value: unknown) => unknown;
}

/**
 * Yields the rows of a file. If a file of an archive is broken, its rows before the fault are yielded, and then a refusal by
 * its name, so that the other files are read all the same. Throws `ImportFileError` where the file is all there is.
 */
async function* rowsOf(
  file: ArchivedFile,
  { file: kind, list, read }: RowsRequest,
): AsyncGenerator<ImportRow> {
  try {
    const pieces = piecesOf(await file.open());
    for await (const entries of splitJson(pieces, { wants: (name) => name === list }))
      for (const { text } of entries) yield toRow(kind, text, read);
  } catch (error) {
    const fault = sentenceOf(error);
    if (file.name === "") throw new ImportFileError(fault, { cause: error });
    yield refusedFile(kind, file.name, fault);
  }
}

/** Returns the sentence for an error in the content of a file. Throws any other error. */
function sentenceOf(error: unknown): string {
  if (error instanceof ImportFileError) return error.message;
  // The browser throws a TypeError for damaged compressed data.
  if (error instanceof JsonFileError || error instanceof TypeError) return BROKEN;
  throw error;
}

const refusedFile = (file: TakenFile, name: string, fault: string): ImportRow => ({
  file,
  refused: `${name}: ${fault}`,
});

/** Refuses rows whose id an earlier row of the same kind has, by their day and first words. Only one of them could be kept. */
async function* withoutRepeats(rows: AsyncGenerator<ImportRow>): AsyncGenerator<ImportRow> {
  const met = new Set<string>();
  for await (const each of rows) {
    const id =
      "row" in each && typeof each.row.id === "string" ? `${each.file} ${each.row.id.toLowerCase()}` : null;
    const isRepeat = id !== null && met.has(id);
    if (id !== null) met.add(id);
    yield isRepeat && "row" in each
      ? { file: each.file, refused: `${REPEATED_ID}${nameOf(each.row)}` }
      : each;
  }
}

/** Returns what a person recognises a row by, in brackets; empty if the row has neither a day nor words. */
function nameOf(row: Fields): string {
  const time = timeIn(row, "createdAt");
  const words = isFields(row.body) ? shorten(textIn(row.body, "text"), WORDS_NAMED) : "";
  const parts = [
    ...(time === null ? [] : [datesIn(browserZone()).formatFullDay(time)]),
    ...(words === "" ? [] : [`“${words}”`]),
  ];
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

function toRow(file: TakenFile, text: string | null, read: (value: unknown) => unknown): ImportRow {
  const parsed = parseRow(text);
  if ("refused" in parsed) return { file, refused: parsed.refused };
  // The server refuses a whole request for one U+0000.
  const row = withoutBrokenCharacters(read(parsed.value));
  if (!isFields(row)) return { file, refused: "it cannot be read" };
  if (typeof row.refused === "string") return { file, refused: row.refused };
  const characters = JSON.stringify(row).length;
  return characters > IMPORT_REQUEST_CHARACTERS
    ? { file, refused: "it is too long" }
    : { file, row, characters };
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
