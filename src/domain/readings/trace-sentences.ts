/** Says for each sentence of a reading where it comes from. Only what is found word for word counts. */
import type { Card } from "../deck/card.ts";
import { quoteMatcher } from "../sanitise/match-quote.ts";
import { cardWordingFinder } from "./card-wording.ts";
import { wholeSentences } from "./whole-sentences.ts";

export const SOURCE_KINDS = ["card", "own", "earlier", "guess"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** One origin of a sentence. A quote is spelled as in its source. */
export type SentenceOrigin =
  | { kind: "earlier"; insightId: string; at: string; quote: string }
  | { kind: "own"; quote: string }
  /**
   * A sentence that comes from the card. `text` is the card's sentence; `null` if it has gaps that were
   * filled with the person's words.
   */
  | { kind: "card"; cardId: string; text: string | null }
  | { kind: "guess" };

export interface TracedSentence {
  text: string;
  /** The origins of a sentence, at least one; the first decides the mark of the sentence. */
  origins: SentenceOrigin[];
}

/** The sources that a sentence may come from. */
export interface TraceSources {
  cards: readonly Card[];
  /** What the person typed for this reading. */
  ownWords: string;
  /** Earlier entries on the same block, newest first. `at` is an ISO 8601 instant. */
  earlier: readonly { insightId: string; at: string; words: string }[];
}

/** The parts of a reading that claim something. A step, a question and a parting remark claim nothing. */
export interface ClaimingWords {
  headline?: string | undefined;
  interpretation: string;
  keyInsights: readonly string[];
}

/** The minimum number of letters of a quotation; a shorter one could stand in any text. */
const SHORTEST_QUOTE = 4;
const QUOTED = /“([^“”]{1,400})”|"([^"]{1,400})"/g;
/** Scripts that put no spaces between words, so that a word has no edge to check. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Returns the sentences in the order of the page, each once. A sentence that quotes nothing exactly and has not the
 * card's wording is a guess.
 */
export function traceSentences(reading: ClaimingWords, sources: TraceSources): TracedSentence[] {
  const trace = quotationTracer(sources);
  const findInCards = cardWordingFinder(sources.cards);
  const texts = [reading.headline ?? "", reading.interpretation, ...reading.keyInsights];
  return [...new Set(texts.flatMap(wholeSentences))].map((text) => {
    const origins = quotationsIn(text).flatMap(trace);
    const wording = findInCards(text);
    if (wording) origins.push({ kind: "card", cardId: wording.cardId, text: wording.text });
    return { text, origins: origins.length > 0 ? origins.toSorted(byKind) : [{ kind: "guess" }] };
  });
}

/** Returns a function that finds where a quotation stands: in today's words, or else in the newest entry with it. */
function quotationTracer({ ownWords, earlier }: TraceSources): (quotation: string) => SentenceOrigin[] {
  const findOwn = exactQuoteFinder(ownWords);
  const entries = earlier.map((entry) => ({ ...entry, find: exactQuoteFinder(entry.words) }));
  return (quotation) => {
    const own = findOwn(quotation);
    if (own !== null) return [{ kind: "own", quote: own }];
    for (const { insightId, at, find } of entries) {
      const quote = find(quotation);
      if (quote !== null) return [{ kind: "earlier", insightId, at, quote }];
    }
    return [];
  };
}

/** The kinds of origin, the rarest kind first. */
const ORDER: readonly SourceKind[] = ["earlier", "own", "card", "guess"];

function byKind(one: SentenceOrigin, other: SentenceOrigin): number {
  return ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind);
}

function quotationsIn(text: string): string[] {
  return [...text.matchAll(QUOTED)].map(([, curly, straight]) => curly ?? straight ?? "");
}

/** Returns a function that gives a quote as the text spells it, or `null` unless it stands there in whole words. */
function exactQuoteFinder(text: string): (quote: string) => string | null {
  const match = quoteMatcher(text);
  const words = spaced(text);
  return (quote) => {
    const letters = quote.match(/[\p{L}\p{N}]/gu) ?? [];
    const isUnspaced = UNSPACED.test(quote);
    if (letters.length < SHORTEST_QUOTE && !isUnspaced) return null;
    const found = match(quote);
    if (found === null) return null;
    return isUnspaced || words.includes(spaced(found)) ? found : null;
  };
}

/** Returns the words of a text between single spaces, with a space at both ends. */
function spaced(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join(" ")} `;
}
