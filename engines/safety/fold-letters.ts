// The plain-letter spellings under which a word of the phrase data may turn up in typed text.

const DIGRAPHS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };
/** Matches words of ASCII characters. Most words are such; only their letter case is folded. */
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Returns the plain-letter spellings of a word: "mochte" and "moechte" for "möchte". A word without umlauts has one.
 */
export function foldLetters(word: string): string[] {
  if (PLAIN.test(word)) return [word.toLowerCase()];
  const plain = stripMarks(word);
  const spelledOut = stripMarks(word.replace(/[äöü]/g, (letter) => DIGRAPHS[letter] ?? letter));
  return plain === spelledOut ? [plain] : [plain, spelledOut];
}

/** Returns the text in lower case, without accents and invisible characters. */
export function stripMarks(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss");
}
