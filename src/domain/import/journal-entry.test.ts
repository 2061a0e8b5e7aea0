import { describe, expect, it } from "vitest";
import { readJournalEntry } from "./journal-entry.ts";
import { JOURNAL_ENTRY_MAX } from "./own-files.ts";

const ENTRY = {
  uuid: "F5A1D4C1E8B24A0C9E0B6B1B5D7C9A10",
  creationDate: "2021-05-06T07:08:09Z",
  text: "# Rain\n\nAgain\\. ![](dayone-moment://0A1B2C)",
  tags: ["weather"],
};

/** Returns the words with which an entry of this text comes in. */
function wordsOf(text: string): string {
  const row = readJournalEntry({ ...ENTRY, text });
  return "body" in row ? row.body.text : row.refused;
}

describe("an entry of a journal's export", () => {
  it("becomes a row with its id, its time and its words, without escapes and pictures", () => {
    expect(readJournalEntry(ENTRY)).toEqual({
      id: "f5a1d4c1-e8b2-4a0c-9e0b-6b1b5d7c9a10",
      createdAt: "2021-05-06T07:08:09.000Z",
      body: { text: "# Rain\n\nAgain." },
    });
  });

  it("keeps any id of 128 bits, whatever its version is", () => {
    expect(readJournalEntry({ ...ENTRY, uuid: "A1B2C3D4E5F60718293A4B5C6D7E8F90" })).toMatchObject({
      id: "a1b2c3d4-e5f6-0718-293a-4b5c6d7e8f90",
    });
  });

  it("keeps the zone in which it was written, if there is such a zone", () => {
    expect(readJournalEntry({ ...ENTRY, timeZone: "Pacific/Auckland" })).toMatchObject({
      body: { timeZone: "Pacific/Auckland" },
    });
    for (const timeZone of ["Mars/Olympus", "", 7, undefined])
      expect(readJournalEntry({ ...ENTRY, timeZone })).toMatchObject({ body: { text: "# Rain\n\nAgain." } });
  });

  it.each([
    [
      "a fenced block",
      "It works\\!\n\n```sh\nsed 's/\\./,/g' \\[x\\]\n```\n\nDone\\.",
      "It works!\n\n```sh\nsed 's/\\./,/g' \\[x\\]\n```\n\nDone.",
    ],
    ["a fenced block in a list", "- Try\\:\n\n  ~~~\n  a\\.b\n  ~~~", "- Try:\n\n  ~~~\n  a\\.b\n  ~~~"],
    ["words in back-quotes", "Use `a\\.b` and ``c\\`d``\\.", "Use `a\\.b` and ``c\\`d``."],
    ["a back-quote that was escaped", "Not \\`code\\.\\`", "Not `code.`"],
    ["an indented paragraph", "\tRain\\.\n    Again\\.", "Rain.\n    Again."],
  ])("keeps code as it was: %s", (_, text, words) => {
    expect(wordsOf(text)).toBe(words);
  });

  it.each([
    ["a link into the journal's app", "As on [that\\_day](dayone://view?entryId=A_B).", "As on that_day."],
    ["a link into its second version", "[Here](dayone2://view?entryId=AB)", "Here"],
    ["another link", "[Here\\!](https://example.org/a\\_b)", "[Here!](https://example.org/a\\_b)"],
    ["a picture between words", "One ![](dayone-moment:/video/0A1B) two", "One  two"],
  ])("is read without what only the journal understands: %s", (_, text, words) => {
    expect(wordsOf(text)).toBe(words);
  });

  it("has one kind of line break, whatever its system wrote", () => {
    expect(wordsOf("a\r\nb\rc\u2028d\u2029e\u0085f\n\r\ng")).toBe("a\nb\nc\nd\ne\nf\n\ng");
  });

  it("has no half characters and no null characters", () => {
    expect(wordsOf("Half \ud83e of it.\u0000")).toBe("Half \ufffd of it.");
    const richText = JSON.stringify({ contents: [{ text: "Ra\u0000in." }] });
    expect(readJournalEntry({ ...ENTRY, text: "\u0000", richText })).toMatchObject({
      body: { text: "Rain." },
    });
  });

  it("that has only rich text gives its words", () => {
    const richText = JSON.stringify({ contents: [{ text: "One. " }, { embedded: [] }, { text: "Two." }] });
    expect(readJournalEntry({ ...ENTRY, text: undefined, richText })).toMatchObject({
      body: { text: "One. Two." },
    });
  });

  it.each([
    ["is no object", 7, "it is not an entry"],
    ["has no id", { ...ENTRY, uuid: "7" }, "it has no uuid"],
    ["has no time", { ...ENTRY, creationDate: "once" }, "creationDate is not a time"],
    [
      "was written in a year that has five digits in some zones",
      { ...ENTRY, creationDate: "9999-12-31T23:00:00Z" },
      "creationDate is not a time",
    ],
    ["is a picture alone", { ...ENTRY, text: "![](dayone-moment://0A1B2C)" }, "it holds no words"],
    [
      "is too long",
      { ...ENTRY, text: "a".repeat(JOURNAL_ENTRY_MAX + 1) },
      "it is longer than 20000 characters",
    ],
    [
      "is much too long",
      { ...ENTRY, text: "*a_".repeat(JOURNAL_ENTRY_MAX * 2) },
      "it is longer than 20000 characters",
    ],
  ])("that %s is refused with the reason", (_, entry, refused) => {
    expect(readJournalEntry(entry)).toEqual({ refused });
  });
});
