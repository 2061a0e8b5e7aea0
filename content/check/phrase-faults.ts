/** Checks phrases in the notation of `engines/patterns/match-phrase.ts`. */

const TOKEN = /\([^()]{1,380}\)\??|[^\s()]{1,60}/gu;
const WORD = /^(?:\*|#|[\p{L}\p{N}'&%.-]{1,60}\*?)$/u;

/** Returns what is wrong with a phrase; `null` if nothing is. */
export function faultOfPhrase(phrase: string): string | null {
  if (phrase !== phrase.toLowerCase() || /[’‘"]/.test(phrase))
    return `small letters and straight apostrophes only: ${phrase}`;
  const tokens = phrase.match(TOKEN) ?? [];
  if (tokens.join("").replaceAll(" ", "") !== phrase.replaceAll(" ", ""))
    return `brackets that do not match: ${phrase}`;
  const isRequired = (token: string) => !token.endsWith("?") && token !== "…";
  if (!tokens.some(isRequired) || tokens[0] === "…" || tokens.at(-1) === "…")
    return `needs a word that is not optional, and words around …: ${phrase}`;
  const words = tokens.flatMap((token) => token.replace(/[()?]/g, "").split(/[| ]/));
  const odd = words.find((word) => word !== "…" && !WORD.test(word));
  return odd === undefined ? null : `"${odd}" is no word of a phrase: ${phrase}`;
}
