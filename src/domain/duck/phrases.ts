/**
 * Phrases are the notation in which writers of content say which words to look for. A list of phrases becomes one
 * regular expression. `raise (my|our)? (prices|rates)` has alternatives and an optional word; `undercharg*` matches any
 * rest of a word, `*` any word, `#` any number, and `…` up to four words. Phrases match whole words, have straight
 * apostrophes and are in lower case. Every part matches a bounded number of characters, so that the work grows in
 * proportion to the text.
 */

const LETTER = "[\\p{L}\\p{N}]";
/** A comma, a blank or both; up to three of them, as they are left between words. */
const GAP = "[ ,]{1,3}";
const REST_OF_WORD = "[\\p{L}\\p{N}'-]{0,20}";
const FEW_WORDS = `(?:${GAP}[\\p{L}\\p{N}'-]{1,30}){0,4}?`;
export const LONGEST_PHRASE = 400;

const TOKEN = /\([^()]{1,380}\)\??|[^\s()]{1,60}/gu;
const ANY_WORD = "[\\p{L}\\p{N}'-]{1,30}";
const NUMBER = "\\p{N}{1,9}";
const WORD = /^[\p{L}\p{N}'&%.-]{1,60}\*?\??$/u;

/** The error for a phrase that does not follow the notation. Its message names the phrase. */
export class PhraseError extends Error {}

/**
 * Returns a regular expression that finds any of the phrases in a text simplified by `plainOf`; `null` for an empty
 * list.
 */
export function compilePhrases(phrases: readonly string[]): RegExp | null {
  if (phrases.length === 0) return null;
  const alternatives = phrases.map(sourceOf).join("|");
  return new RegExp(`(?<!${LETTER})(?:${alternatives})(?!${LETTER})`, "gu");
}

function sourceOf(phrase: string): string {
  if (phrase.length > LONGEST_PHRASE) throw new PhraseError(`longer than ${LONGEST_PHRASE} signs: ${phrase}`);
  if (phrase !== phrase.toLowerCase() || /[’‘"]/.test(phrase)) {
    throw new PhraseError(`small letters and straight apostrophes only: ${phrase}`);
  }
  const tokens = phrase.match(TOKEN) ?? [];
  if (tokens.join("").length !== phrase.replace(/ /g, "").length + countInnerBlanks(tokens)) {
    throw new PhraseError(`brackets that do not match: ${phrase}`);
  }
  return sequenceOf(tokens, phrase);
}

function countInnerBlanks(tokens: readonly string[]): number {
  return tokens.join("").split(" ").length - 1;
}

/**
 * Returns the pattern of a sequence of words. Optional words before the first required one include the gap behind them;
 * later ones include the gap before them.
 */
function sequenceOf(tokens: readonly string[], phrase: string): string {
  const first = tokens.findIndex((token) => !token.endsWith("?") && token !== "…");
  if (first < 0 || tokens[0] === "…" || tokens.at(-1) === "…") {
    throw new PhraseError(`needs a word that is not optional, and words around …: ${phrase}`);
  }
  return tokens
    .map((token, index) => {
      if (token === "…") return FEW_WORDS;
      const isOptional = token.endsWith("?");
      const source = tokenSource(isOptional ? token.slice(0, -1) : token, phrase);
      if (index === first) return source;
      if (!isOptional) return `${GAP}${source}`;
      return index < first ? `(?:${source}${GAP})?` : `(?:${GAP}${source})?`;
    })
    .join("");
}

function tokenSource(token: string, phrase: string): string {
  if (!token.startsWith("(")) return wordSource(token, phrase);
  const alternatives = token.slice(1, -1).split("|");
  return `(?:${alternatives.map((each) => alternativeSource(each, phrase)).join("|")})`;
}

function alternativeSource(alternative: string, phrase: string): string {
  return alternative
    .trim()
    .split(/ {1,3}/)
    .map((word) => wordSource(word, phrase))
    .join(GAP);
}

function wordSource(word: string, phrase: string): string {
  if (word === "*") return ANY_WORD;
  if (word === "#") return NUMBER;
  if (!WORD.test(word) || word.endsWith("?")) throw new PhraseError(`"${word}" is no word: ${phrase}`);
  const stem = word.replace(/\*$/, "").replace(/\./g, "\\.");
  return word.endsWith("*") ? `${stem}${REST_OF_WORD}` : stem;
}
