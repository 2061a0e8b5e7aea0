/**
 * A short notation for phrases to look for in typed texts. A phrase is a row of elements: `word`, `one|two` for either,
 * `begin*` or `*end` for a part of a word, `#` for a number, `word?` for one that may be missing, `,` for the end of a
 * clause, and `~2` for up to two other words of the same clause. Letter case, accents and apostrophes make no
 * difference. Each phrase looks at a bounded number of words, so the work grows in proportion to the text.
 */
import { foldText } from "../search/fold-text.ts";

const ANY_WORD = "[^ ,]{1,40}";
const REST_OF_WORD = "[^ ,]{0,30}";
/** The number of characters that are looked at. One character can become eighteen when it is folded. */
const LONGEST_TEXT = 2000;
const ELEMENT = /^(?:~\d|[\p{L}\p{N}:*#,|]+\??)$/u;

/** The error for a phrase that does not follow the notation. */
export class WordPhraseError extends Error {}

/**
 * Returns a text as words between single blanks, with a comma of its own where a clause ends: `" put it , then go "`.
 * What stands in quotation marks is left out, and what follows the first 2,000 characters.
 */
export function wordsBetweenBlanks(text: string): string {
  const words = foldText(text.slice(0, LONGEST_TEXT))
    .replace(/[«»„]/g, '"')
    .replace(/"[^"]{0,300}"/g, " , ")
    .replace(/(\d)[.h](\d\d)(?!\d)/g, "$1:$2")
    .replace(/(\d)(am|pm|uhr|h)(?![\p{L}\p{N}])/gu, "$1 $2")
    .replace(/'/g, "")
    .replace(/@/g, " at ")
    .replace(/(?<!\d):|:(?!\d)/g, ",")
    .replace(/(\p{L})[-/](?=\p{L})/gu, "$1 ")
    .replace(/[^\p{L}\p{N}:]{1,1000}/gu, (between) => (/[^\s]/.test(between) ? " , " : " "));
  return ` ${words.trim()} `;
}

/** Returns an expression that finds any of the phrases in a text of `wordsBetweenBlanks`. */
export function compileWordPhrases(phrases: readonly string[], where: "first" | "anywhere"): RegExp {
  const sources = phrases.map(sourceOfPhrase).join("|");
  // An empty list finds nothing.
  const any = sources === "" ? "(?!)" : `(?:${sources})(?= )`;
  return new RegExp(where === "first" ? `^${any}` : any);
}

/** Returns the source of an expression that finds a phrase. */
export function sourceOfPhrase(phrase: string): string {
  const elements = phrase.split(" ");
  if (elements.some((element) => !ELEMENT.test(element))) throw new WordPhraseError(`no phrase: ${phrase}`);
  return elements.map(sourceOfElement).join("");
}

function sourceOfElement(element: string): string {
  if (element.startsWith("~")) return `(?: ${ANY_WORD}){0,${element.slice(1)}}`;
  const isOptional = element.endsWith("?");
  const words = foldText(isOptional ? element.slice(0, -1) : element).split("|");
  const source = ` (?:${words.map(sourceOfWord).join("|")})`;
  return isOptional ? `(?:${source})?` : source;
}

function sourceOfWord(word: string): string {
  return word.replace("#", "\\d{1,4}").replace("*", REST_OF_WORD);
}
