/**
 * The one spelling in which words, names and typed answers are compared: without case, accents, points, width, ligatures
 * and signs that nobody sees. A search must never compare texts in another way.
 */

/** Letters that Unicode does not decompose, and punctuation that people type as another character. */
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ŧ: "t",
  ŋ: "n",
  ς: "σ",
  // Letters of Arabic and Persian that keyboards write in two ways.
  ى: "ي",
  ی: "ي",
  ک: "ك",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "‐": "-",
  "‑": "-",
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "gu");
/**
 * What is ignored: the accents of Latin, Greek and Cyrillic, the points of Hebrew and Arabic, the Arabic line that only
 * makes a word longer, selectors of a letter's look, and format characters such as the soft hyphen. In other scripts a
 * mark may be part of a letter.
 */
const IGNORED =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]|[\ufe00-\ufe0f]|\p{Cf}/gu;
const PLAIN = /^[\s!-~]*$/;

/** Returns the normalised spelling in which words are compared. */
export function foldText(text: string): string {
  // Most texts are ASCII already, and decomposing letters is expensive.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(IGNORED, "")
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter);
}
