// Reads text of any script into words, for the languages of which only outright phrases are known.

import type { Word } from "../phrase-matcher.ts";

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const PLAIN: Record<string, string> = {
  ł: "l",
  ı: "i",
  ø: "o",
  đ: "d",
  ß: "ss",
  ى: "ي",
  ة: "ه",
  ک: "ك",
  ی: "ي",
};

/** Accents of Latin, Cyrillic and Arabic letters. The marks of other scripts are letters of their own and stay. */
const ACCENTS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\p{Cf}]/gu;
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const BETWEEN_UNSPACED = new RegExp(`(?<=${UNSPACED})(?=${UNSPACED})`, "gu");
const WORD = new RegExp(String.raw`${UNSPACED}|(?:(?!${UNSPACED})[\p{L}\p{M}\p{N}])+`, "gu");
const SPACE = " ";

/** Returns the text in lower case without accents and width variants. Letters of every script keep their identity. */
export function foldAnyScript(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(ACCENTS, "")
    .normalize("NFKC")
    .replace(/[łıøđßىةکی]/g, (letter) => PLAIN[letter] ?? letter);
}

/** Returns the text with spaces between Chinese and Japanese characters, so that each is a word. */
export function spaceOut(text: string): string {
  return text.replace(BETWEEN_UNSPACED, SPACE);
}

export function readAnyScript(text: string): Word[] {
  const plain = foldAnyScript(text);
  const words: Word[] = [];
  let sentence = 0;
  let end = 0;
  for (const match of plain.matchAll(WORD)) {
    const between = plain.slice(end, match.index);
    const isPlain = between === "" || between === SPACE;
    if (!isPlain && words.length > 0 && endsSentence(between)) sentence += 1;
    words.push({ text: match[0], sentence, opensClause: !isPlain && /[^\s'’‘ʼ`´-]/.test(between) });
    end = match.index + match[0].length;
  }
  return words;
}

function endsSentence(between: string): boolean {
  return (
    /[!?;。।؟]/.test(between) || /\n\s*\n/.test(between) || (between.includes(".") && !between.includes(".."))
  );
}
