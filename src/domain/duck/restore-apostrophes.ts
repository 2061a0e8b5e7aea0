import { plainOf } from "./split-sentences.ts";

const JOINED =
  /\b(dont|doesnt|didnt|isnt|wasnt|arent|werent|havent|hasnt|hadnt|cant|couldnt|wouldnt|shouldnt|wont|aint|im|ive|theres|thats|whats|shes|hes|theyre|theyve|youre|weve)\b/g;
const ITS =
  /\bits(?= (?:not|been|a|the|an|so|just|too|like|all|my|only|still|getting|really|hard|fine|over|due|now|\w+day)\b)/g;
const SPELLED: Record<string, string> = { im: "i'm", theyre: "they're", youre: "you're" };

/**
 * Returns the text with its apostrophes, as in 'i don't' for 'i dont'. It is for matching only, because the length
 * changes.
 */
export function restoreApostrophes(plain: string): string {
  return plain
    .replace(
      JOINED,
      (word) => SPELLED[word] ?? word.replace(/(nt|ve|re|s)$/, (end) => (end === "nt" ? "n't" : `'${end}`)),
    )
    .replace(ITS, "it's");
}

/**
 * Returns a text in the form in which it is matched: in lower case, trimmed, with straight quotation marks and
 * apostrophes.
 */
export function normaliseForMatching(text: string): string {
  return restoreApostrophes(plainOf(text).trim());
}
