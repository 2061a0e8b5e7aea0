/** Calls the functions that read a text of an imported file or of a browser, in the way the app calls them. */
import { nameDevice } from "#domain/account/device-name.ts";
import { placeOfZone } from "#domain/account/zone-place.ts";
import { formerReadingOf } from "#domain/import/former-reading.ts";
import { readJournalEntry } from "#domain/import/journal-entry.ts";

const ENTRY = { uuid: "0F8FAD5BD9CB469FA16570867728950E", creationDate: "2026-01-05T08:00:00Z" };

export const OUTSIDE_READERS = {
  formerReadingOf: (text: string) => [formerReadingOf(text), formerReadingOf({ interpretation: text })],
  nameDevice,
  placeOfZone,
  readJournalEntry: (text: string) => readJournalEntry({ ...ENTRY, text }),
};
