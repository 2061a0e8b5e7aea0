import { describe, expect, it } from "vitest";
import { readJournalEntry } from "./journal-entry.ts";
import { JOURNAL_ENTRY_MAX } from "./own-files.ts";

const ENTRY = {
  uuid: "F5A1D4C1E8B24A0C9E0B6B1B5D7C9A10",
  creationDate: "2021-05-06T07:08:09Z",
  text: "# Rain\n\nAgain\\. ![](dayone-moment://0A1B2C)",
  tags: ["weather"],
};

describe("an entry of a journal's export", () => {
  it("an entry of a journal's export becomes a row with its id, its time and its words, without escapes and pictures", () => {
    expect(readJournalEntry(ENTRY)).toEqual({
      id: "f5a1d4c1-e8b2-4a0c-9e0b-6b1b5d7c9a10",
      createdAt: "2021-05-06T07:08:09.000Z",
      body: { text: "# Rain\n\nAgain." },
    });
  });

  it("an entry of a journal's export that has only rich text gives its words", () => {
    const richText = JSON.stringify({ contents: [{ text: "One. " }, { embedded: [] }, { text: "Two." }] });
    expect(readJournalEntry({ ...ENTRY, text: undefined, richText })).toMatchObject({
      body: { text: "One. Two." },
    });
  });

  it.each([
    ["is no object", 7, "it is not an entry"],
    ["has no id", { ...ENTRY, uuid: "7" }, "it has no uuid"],
    ["has no time", { ...ENTRY, creationDate: "once" }, "creationDate is not a time"],
    ["is a picture alone", { ...ENTRY, text: "![](dayone-moment://0A1B2C)" }, "it holds no words"],
    [
      "is too long",
      { ...ENTRY, text: "a".repeat(JOURNAL_ENTRY_MAX + 1) },
      "it is longer than 20000 characters",
    ],
  ])("an entry of a journal's export that %s is refused with the reason", (_, entry, refused) => {
    expect(readJournalEntry(entry)).toEqual({ refused });
  });
});
