// What somebody types or pastes to be compared letter by letter: codes, words that confirm, addresses. Keyboards of other
// scripts have digits and widths of their own, and what is copied brings spaces and signs that nobody sees.
import { foldText } from "../search/fold-text.ts";

const DIGIT = /\p{Nd}/u;
const UNSEEN = /\p{Cf}/gu;
/** What people write between the groups of a code. */
const SEPARATORS = /[\s\p{Pd}\u2212_.]/gu;

/**
 * Returns a code as codes are compared: in lower case and with the digits 0 to 9, without what stands between its groups.
 * An app's code, a code of a letter and a recovery code go through it before any comparison.
 */
export function plainCode(typed: string): string {
  return westernDigits(typed.normalize("NFKC")).replace(UNSEEN, "").replace(SEPARATORS, "").toLowerCase();
}

/** Returns whether somebody typed this word to confirm. The word is in lower case, and a person may type it as they like. */
export function isTypedWord(typed: string, word: string): boolean {
  return foldText(typed).trim() === word;
}

/** Returns an e-mail address without what keyboards and copying add to it, in lower case. */
export function plainAddress(typed: string): string {
  return westernDigits(typed.normalize("NFKC")).replace(UNSEEN, "").trim().toLowerCase();
}

/** Returns the text with every decimal digit as one of 0 to 9. */
function westernDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, digitOf);
}

/** Unicode orders the digits of a script from 0 to 9 in a row, so the distance from the first one is the value. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
