// Normalises names for the search: removes what people leave out, mix up or cannot type.

/** Letters that Unicode normalisation does not decompose. */
const LETTERS: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ħ: "h", ı: "i", ŧ: "t", ŋ: "n" },
  ...{ ə: "a", ƿ: "w", ʼ: "", ς: "σ", أ: "ا", إ: "ا", ى: "ي" },
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "gu");
/**
 * The combining marks to remove: accents of Latin, Greek and Cyrillic; points of Hebrew and Arabic. In other
 * scripts a mark may be part of a letter.
 */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\p{Cf}]/gu;
const APOSTROPHES = /['’‘ʻʹ`´′]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;

/**
 * Returns a place's name in lower case without accents and apostrophes, with single spaces between words.
 * Folding a folded name changes nothing.
 */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(APOSTROPHES, "")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(BETWEEN_WORDS, " ")
    .trim();
}

const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** Returns every normalised spelling of a name: `Düsseldorf` is also typed `duesseldorf`. */
export function spellingsOf(name: string): string[] {
  const plain = foldName(name);
  if (!/[äöü]/i.test(name)) return [plain];
  const spelledOut = name.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
  return [plain, foldName(spelledOut)];
}
