// Normalises names for the search: removes what people leave out, mix up or cannot type.
import { foldText } from "../search/fold-text.ts";

/** Letters of names that people type as another one. */
const LETTERS: Record<string, string> = { ə: "a", ƿ: "w" };
const APOSTROPHES = /['ʻʹ`´′]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;

/**
 * Returns a place's name in lower case without accents and apostrophes, with single spaces between words.
 * Folding a folded name changes nothing.
 */
export function foldName(name: string): string {
  // The apostrophes go first, because some of them decompose into a space.
  return foldText(name.replace(APOSTROPHES, ""))
    .replaceAll("'", "")
    .replace(/[əƿ]/g, (letter) => LETTERS[letter] ?? letter)
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
