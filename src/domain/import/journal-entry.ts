import { jsonOrUndefined } from "../json-or-undefined.ts";
import { isTimeZone } from "../plans/day.ts";
import { JOURNAL_ENTRY_MAX } from "./own-files.ts";
import { plainMarkdown } from "./plain-markdown.ts";
import { type Fields, isFields, listIn, textIn, timeIn } from "./read-fields.ts";

/** A journal entry as a row of the file `journal-entries` of one's own download. */
export interface JournalRow {
  id: string;
  createdAt: string;
  body: {
    text: string;
    /** The zone in which the entry was written, by which its day is told. */
    timeZone?: string;
  };
}

const FORMER_ID = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/;
/** No person types it. Some programs write it. */
const NULL_CHARACTER = "\u0000";
/** Every sign by which some system ends a line. */
const LINE_BREAK = /\r\n|[\r\u0085\u2028\u2029]/g;
/** Markup is longer than the words of an entry. A text above this is too long whatever its markup is. */
const LONGEST_MARKUP = 4 * JOURNAL_ENTRY_MAX;

/** Reads an entry of Day One's JSON export, or says why it cannot be taken in. */
export function readJournalEntry(entry: unknown): JournalRow | { refused: string } {
  if (!isFields(entry)) return { refused: "it is not an entry" };
  const id = idOf(entry);
  if (id === null) return { refused: "it has no uuid" };
  const createdAt = timeIn(entry, "creationDate");
  if (createdAt === null) return { refused: "creationDate is not a time" };
  const text = textOf(entry);
  if (text === "") return { refused: "it holds no words" };
  if (text.length > JOURNAL_ENTRY_MAX)
    return { refused: `it is longer than ${JOURNAL_ENTRY_MAX} characters` };
  const timeZone = textIn(entry, "timeZone");
  const body = { text, ...(isTimeZone(timeZone) && { timeZone }) };
  return { id, createdAt: createdAt.toISOString(), body };
}

/** Day One writes a UUID as 32 digits in upper case. */
function idOf(entry: Fields): string | null {
  const plain = textIn(entry, "uuid").toLowerCase().replaceAll("-", "");
  const parts = FORMER_ID.exec(plain)?.slice(1);
  return parts ? parts.join("-") : null;
}

function textOf(entry: Fields): string {
  const text = readable(textIn(entry, "text"));
  const plain = text.length > LONGEST_MARKUP ? text : plainMarkdown(text).trim();
  return plain === "" ? readable(richTextOf(textIn(entry, "richText"))) : plain;
}

const readable = (text: string) =>
  text.toWellFormed().replaceAll(NULL_CHARACTER, "").replace(LINE_BREAK, "\n").trim();

/** Returns the words of an entry that has only rich text: a JSON object whose `contents` have texts. */
function richTextOf(json: string): string {
  const parsed = jsonOrUndefined(json);
  const contents = isFields(parsed) ? listIn(parsed, "contents") : [];
  return contents.map((part) => (isFields(part) ? textIn(part, "text") : "")).join("");
}
