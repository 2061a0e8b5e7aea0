/** Finds a quote in its original text, and returns it as that text spells it. */
import { trimEndWhere } from "../text/trim-end.ts";
import { HIDDEN_CHARACTERS } from "./hidden-characters.ts";

interface Folded {
  text: string;
  /** For each unit of the normalised `text`, where its source begins and ends in the original. */
  starts: number[];
  ends: number[];
}

const SAME_SIGN: Record<string, string> = {
  "\u201c": '"',
  "\u201d": '"',
  "\u201e": '"',
  "\u00ab": '"',
  "\u00bb": '"',
  "\u2018": "'",
  "\u2019": "'",
  "\u02bc": "'",
  "`": "'",
  "\u2013": "-",
  "\u2014": "-",
  "\u2011": "-",
  "\u2026": "...",
};
/**
 * Returns the span of `original` that `quote` matches, or `null`. Letter case, kinds of quotation marks and
 * dashes, white space, the sanitiser's escapes and added full stops are ignored.
 */
export function matchQuote(quote: string, original: string): string | null {
  return quoteMatcher(original)(quote);
}

/** Returns a function that finds many quotes of one text, which is normalised only once. */
export function quoteMatcher(original: string): (quote: string) => string | null {
  const folded = fold(original);
  return (quote) => matchIn(quote, original, folded);
}

function matchIn(quote: string, original: string, folded: Folded): string | null {
  if (quote.trim() !== "" && original.includes(quote)) return quote;
  const wanted = fold(quote).text.trim();
  const bare = trimEndWhere(wanted.replace(/^[.\s]+/, ""), /[.,;:!?\s]/);
  for (const candidate of [wanted, bare]) {
    if (candidate === "") continue;
    const at = folded.text.indexOf(candidate);
    if (at < 0) continue;
    return original.slice(folded.starts[at], folded.ends[at + candidate.length - 1]);
  }
  return null;
}

function fold(text: string): Folded {
  const folded: Folded = { text: "", starts: [], ends: [] };
  const units: string[] = [];
  let lastIsSpace = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === "\\" || sign.search(HIDDEN_CHARACTERS) >= 0) continue;
    const isSpace = /\s/.test(sign);
    if (isSpace && lastIsSpace) {
      folded.ends[folded.ends.length - 1] = at + 1;
      continue;
    }
    lastIsSpace = isSpace;
    for (const unit of isSpace ? " " : (SAME_SIGN[sign] ?? sign.toLowerCase())) {
      units.push(unit);
      folded.starts.push(at);
      folded.ends.push(at + 1);
    }
  }
  folded.text = units.join("");
  return folded;
}
