// The plain-letter spellings under which a word of the phrase data may turn up in typed text.

const DIGRAPHS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };
/** Most words: they have nothing to fold but their case. */
const PLAIN = /^[\x20-\x7e]*$/;

/** "möchte" gives "mochte" and "moechte"; a word without umlauts gives one spelling. */
export function foldLetters(word: string): string[] {
  if (PLAIN.test(word)) return [word.toLowerCase()];
  const plain = stripMarks(word);
  const spelledOut = stripMarks(word.replace(/[äöü]/g, (letter) => DIGRAPHS[letter] ?? letter));
  return plain === spelledOut ? [plain] : [plain, spelledOut];
}

/** Words by which a sentence is known to be about the writer's own life. */
export function stripMarks(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss");
}
