/** Calls the functions that read a text of an imported file, a request or a browser, in the way the app calls them. */
import { TYPED_MAX } from "#contract/typed-answers.ts";
import { nameDevice } from "#domain/account/device-name.ts";
import { placeOfZone } from "#domain/account/zone-place.ts";
import { formerReadingOf } from "#domain/import/former-reading.ts";
import { readJournalEntry } from "#domain/import/journal-entry.ts";
import { USER_CONTEXT_MAX } from "#domain/readings/lengths.ts";
import { measureText, wholeBeginning } from "#domain/text/graphemes.ts";
import { measureJson } from "#domain/text/measure-json.ts";
import { isTypedWord, plainAddress, plainCode } from "#domain/text/typed-answer.ts";
import { wellFormedJson } from "#domain/text/well-formed-json.ts";

const ENTRY = { uuid: "0F8FAD5BD9CB469FA16570867728950E", creationDate: "2026-01-05T08:00:00Z" };

export const OUTSIDE_READERS = {
  formerReadingOf: (text: string) => [formerReadingOf(text), formerReadingOf({ interpretation: text })],
  isTypedWord: (text: string) => isTypedWord(text, "delete"),
  measureJson,
  measureText: (text: string) => measureText(text.slice(0, USER_CONTEXT_MAX), USER_CONTEXT_MAX / 2),
  nameDevice,
  placeOfZone,
  plainAddress: (text: string) => plainAddress(text.slice(0, TYPED_MAX)),
  plainCode: (text: string) => plainCode(text.slice(0, TYPED_MAX)),
  readJournalEntry: (text: string) => readJournalEntry({ ...ENTRY, text }),
  "readJournalEntry, of a text with an escaped sign": (text: string) =>
    readJournalEntry({ ...ENTRY, text: `1\\. ${text}` }),
  wellFormedJson,
  wholeBeginning: (text: string) => wholeBeginning(text, USER_CONTEXT_MAX),
};
