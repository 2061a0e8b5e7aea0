import { NAMES } from "../names.ts";

const SHORTEST_RUN = 4;
/** Sequences of characters that people type in order: the alphabet, digits and keyboard rows. */
const ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "azertyuiop",
];

export type Weakness = "common" | "repeated" | "sequence" | "own-address" | "product";

/**
 * Returns why a password is easy to guess, or `null`. `isCommon` says whether a text in lower case is one of
 * the most used passwords.
 */
export function weaknessOf(
  password: string,
  { address, isCommon }: { address: string; isCommon: (text: string) => boolean },
): Weakness | null {
  const text = password.toLowerCase();
  if (isCommon(text)) return "common";
  if (isRepetition(text)) return "repeated";
  if (isWalk(text)) return "sequence";
  const plain = lettersOf(text);
  if (isMostly(plain, lettersOf(address.toLowerCase().split("@")[0] ?? "")) || text === address.toLowerCase())
    return "own-address";
  return isMostly(plain, lettersOf(NAMES.product.toLowerCase())) ? "product" : null;
}

/** Returns whether a password repeats one short piece: `aaaaaaaa`, `abcabcabc`. */
function isRepetition(text: string): boolean {
  const half = Math.floor(text.length / 2);
  for (let size = 1; size <= half && size <= SHORTEST_RUN; size += 1) {
    const piece = text.slice(0, size);
    if (piece.repeat(Math.ceil(text.length / size)).slice(0, text.length) === text) return true;
  }
  return false;
}

/**
 * Returns whether a password consists only of parts of `ROWS`, forwards or backwards, each at least four
 * characters long: `abcd4321`, `qwertyuiop`.
 */
function isWalk(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    const step = longestStretch(text.slice(at, at + 30));
    if (step < SHORTEST_RUN) return false;
    at += step;
  }
  return text.length > 0;
}

function longestStretch(text: string): number {
  let longest = 0;
  for (const row of ROWS) {
    for (const line of [row, [...row].toReversed().join("")]) {
      let length = 0;
      while (length < text.length && line.includes(text.slice(0, length + 1))) length += 1;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, "");

/** Returns whether the letters of a password are the name with at most three more letters around it. */
function isMostly(letters: string, name: string): boolean {
  return name.length >= SHORTEST_RUN && letters.includes(name) && letters.length - name.length < SHORTEST_RUN;
}
