import { jsonOrUndefined } from "../json-or-undefined.ts";
import { JOURNAL_ENTRY_MAX } from "./own-files.ts";
import { type Fields, isFields, listIn, textIn, timeIn } from "./read-fields.ts";

/** A journal entry as a row of the file `journal-entries` of one's own download. */
export interface JournalRow {
  id: string;
  createdAt: string;
  body: { text: string };
}

const FORMER_ID = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/;
/** A picture or another attachment inside the text. Attachments are not taken in. */
const ATTACHMENT = /!\[[^\]\n]{0,200}\]\(dayone-[^)\n]{0,200}\)/g;
/** A sign that the app escaped, so that Markdown does not read it. */
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!~>|])/g;

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
  return { id, createdAt: createdAt.toISOString(), body: { text } };
}

/** Day One writes a UUID as 32 digits in upper case. */
function idOf(entry: Fields): string | null {
  const plain = textIn(entry, "uuid").toLowerCase().replaceAll("-", "");
  const parts = FORMER_ID.exec(plain)?.slice(1);
  return parts ? parts.join("-") : null;
}

function textOf(entry: Fields): string {
  const plain = textIn(entry, "text").replace(ATTACHMENT, "").replace(ESCAPED, "$1").trim();
  return plain === "" ? richTextOf(textIn(entry, "richText")) : plain;
}

/** Returns the words of an entry that has only rich text: a JSON object whose `contents` have texts. */
function richTextOf(json: string): string {
  const parsed = jsonOrUndefined(json);
  const contents = isFields(parsed) ? listIn(parsed, "contents") : [];
  return contents
    .map((part) => (isFields(part) ? textIn(part, "text") : ""))
    .join("")
    .trim();
}
