/**
 * Finds for each sentence of a reading where it comes from: the card, the person's own words, or a guess. In a reading by
 * a model only exact quotations and a card's wording count; a page of the person's own words has nothing else on it. Old
 * readings by the offline duck have recorded origins.
 */
import type { Card } from "../deck/card.ts";
import { findQuotations } from "../sanitise/find-quotations.ts";
import { quoteMatcher } from "../sanitise/match-quote.ts";
import { cardWordingFinder } from "./card-wording.ts";
import { type ClaimingWords, claimingSentences } from "./claiming-sentences.ts";
import { questionExcerpt } from "./first-words.ts";
import { HARD_PART_WORDS, type HardPart } from "./hard-part.ts";
import { type CardPart, readOrigins, type WrittenOrigin } from "./origin-codes.ts";

export const SOURCE_KINDS = ["card", "own", "earlier", "guess"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** One origin of a sentence. A quote is spelled as in its source. */
export type SentenceOrigin =
  | { kind: "earlier"; insightId: string; at: string; quote: string }
  | { kind: "own"; quote: string; from: OwnSource }
  /**
   * A sentence that comes from the card. `text` is the card's sentence; `null` for a recorded origin, whose sentence the
   * card may no longer have.
   */
  | { kind: "card"; cardId: string; text: string | null; part: CardPart }
  | { kind: "guess" };

/**
 * The sources of the person's words: the present question, the question before an edit, something that they tapped, or
 * their profile at that time.
 */
export const OWN_SOURCES = ["question", "before", "tap", "profile"] as const;
export type OwnSource = (typeof OWN_SOURCES)[number];

export interface TracedSentence {
  text: string;
  /** The origins of a sentence, at least one; the first decides the mark of the sentence. */
  origins: SentenceOrigin[];
}

/** The sources that a sentence may come from. */
export interface TraceSources {
  cards: readonly Card[];
  /** The present text that the person typed for this reading. */
  ownWords: string;
  /** Parts of earlier versions of this text that the reading uses. */
  formerWords?: readonly string[];
  /** The hard part that the person tapped. */
  hardPart?: HardPart | undefined;
  /** Earlier entries on the same block, newest first. `at` is an ISO 8601 instant. */
  earlier: readonly { insightId: string; at: string; words: string }[];
}

/** The minimum number of letters of a quotation; a shorter one could stand in any text. */
const SHORTEST_QUOTE = 4;
/** Scripts that put no spaces between words, so that a word has no edge to check. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Returns the sentences in the order of the page, each once. A sentence is a guess if it quotes nothing exactly, does
 * not have a card's wording, and has no recorded origin.
 */
export function traceSentences(
  reading: ClaimingWords & { origins?: string; isOwnWords?: true },
  sources: TraceSources,
): TracedSentence[] {
  const trace = sourceTracer(sources);
  const sentences = claimingSentences(reading);
  if (reading.isOwnWords)
    return sentences.map((text) => ({ text, origins: orOwn(trace(text), text, sources) }));
  const written = reading.origins === undefined ? [] : readOrigins(reading.origins);
  const isWritten = written.length === sentences.length;
  return sentences.map((text, index) => {
    const found = trace(text);
    const stored = isWritten
      ? (written[index] ?? []).flatMap((each) => openOrigin(each, text, sources) ?? [])
      : [];
    return {
      text,
      origins: orGuess([...found, ...stored.filter((each) => !found.some((other) => isSame(each, other)))]),
    };
  });
}

function orGuess(origins: readonly SentenceOrigin[]): SentenceOrigin[] {
  return origins.length > 0 ? origins.toSorted(byKind) : [{ kind: "guess" }];
}

/** Returns the origins of a line on the page of the person's own words: the card, or else the person. */
function orOwn(
  origins: readonly SentenceOrigin[],
  line: string,
  { ownWords }: TraceSources,
): SentenceOrigin[] {
  const card = origins.filter(({ kind }) => kind === "card");
  if (card.length > 0) return card;
  const find = exactQuoteFinder(ownWords);
  const unlabelled = line.slice(line.indexOf(": ") + 1).trim();
  const quote = find(line) ?? find(unlabelled);
  return [
    quote === null
      ? { kind: "own", quote: unlabelled, from: "tap" }
      : { kind: "own", quote, from: "question" },
  ];
}

/** Returns the origin that was recorded; `null` if its source no longer exists. */
function openOrigin(origin: WrittenOrigin, sentence: string, sources: TraceSources): SentenceOrigin | null {
  switch (origin.kind) {
    case "own":
      return own(sources.ownWords.slice(origin.start, origin.end), "question");
    case "before": {
      const quote = sources.formerWords?.[origin.index] ?? "";
      return own(quote, sources.ownWords.includes(quote) ? "question" : "before");
    }
    case "hard-part":
      return own(sources.hardPart ? HARD_PART_WORDS[sources.hardPart] : "", "tap");
    case "status":
      return own(origin.status, "tap");
    case "profile":
      return own(sentence.slice(origin.start, origin.end), "profile");
    case "earlier": {
      const [newest] = sources.earlier;
      const quote = newest ? questionExcerpt(newest.words) : "";
      return newest && quote !== ""
        ? { kind: "earlier", insightId: newest.insightId, at: newest.at, quote }
        : null;
    }
    case "card": {
      const card = sources.cards[origin.index];
      return card ? { kind: "card", cardId: card.id, text: null, part: origin.part } : null;
    }
  }
}

function own(quote: string, from: OwnSource): SentenceOrigin | null {
  return quote === "" ? null : { kind: "own", quote, from };
}

/**
 * Returns whether two origins are the same: two of one card, a quote and another quote that contains it, or two of one
 * other kind.
 */
function isSame(one: SentenceOrigin, other: SentenceOrigin): boolean {
  if (one.kind === "card" && other.kind === "card") return one.cardId === other.cardId;
  if (one.kind === "own" && other.kind === "own") return other.quote.includes(one.quote);
  return one.kind === other.kind;
}

/** The parts of a reading that claim nothing. */
export const OTHER_PARTS = ["step", "question", "remark"] as const;
export type OtherPart = (typeof OTHER_PARTS)[number];

export interface TracedPart {
  part: OtherPart;
  text: string;
  origins: SentenceOrigin[];
}

/** The words of a reading that claim nothing, as it stores them. */
export interface OtherWords {
  actionSteps: readonly { text: string }[];
  reflectionPrompts: readonly string[];
  robQuip: string;
  isOwnWords?: boolean;
}

/**
 * Returns the steps, the questions and the parting remark in the order of the page, each with where it comes from, at least
 * one origin.
 */
export function traceOtherWords(
  { actionSteps, reflectionPrompts, robQuip, isOwnWords = false }: OtherWords,
  sources: TraceSources,
): TracedPart[] {
  const trace = sourceTracer(sources);
  const texts: [OtherPart, string][] = [
    ...actionSteps.map(({ text }): [OtherPart, string] => ["step", text]),
    ...reflectionPrompts.map((text): [OtherPart, string] => ["question", text]),
    ["remark", robQuip],
  ];
  return texts
    .filter(([, text]) => text.trim() !== "")
    .map(([part, text]) => {
      const isOwn = isOwnWords && part === "step";
      return { part, text, origins: isOwn ? orOwn(trace(text), text, sources) : orGuess(trace(text)) };
    });
}

/** Returns a function that finds the sources of a sentence: the cards that it repeats, and those of its quotations. */
function sourceTracer(sources: TraceSources): (sentence: string) => SentenceOrigin[] {
  const traceQuotation = quotationTracer(sources);
  const findInCards = cardWordingFinder(sources.cards);
  return (sentence) => {
    const quotations = quotationsIn(sentence);
    const wording = [sentence, ...quotations].map(findInCards).find((found) => found !== null);
    const card: SentenceOrigin[] = wording ? [{ kind: "card", ...wording, part: "text" }] : [];
    return [...quotations.flatMap(traceQuotation), ...card];
  };
}

/**
 * Returns a function that finds the source of a quotation: the person's present words, or else the newest entry that
 * contains it.
 */
function quotationTracer({
  ownWords,
  formerWords = [],
  earlier,
}: TraceSources): (quotation: string) => SentenceOrigin[] {
  const findOwn = exactQuoteFinder(ownWords);
  const findFormer = formerWords.map(exactQuoteFinder);
  const entries = earlier.map((entry) => ({ ...entry, find: exactQuoteFinder(entry.words) }));
  return (quotation) => {
    const now = findOwn(quotation);
    if (now !== null) return [{ kind: "own", quote: now, from: "question" }];
    const former = findFormer.map((find) => find(quotation)).find((quote) => quote !== null);
    if (former) return [{ kind: "own", quote: former, from: "before" }];
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
  return findQuotations(text)
    .filter(({ isClosed }) => isClosed)
    .map(({ inner }) => inner.trim());
}

/** Returns a function that returns a quote as the text spells it, or `null` unless it stands there in whole words. */
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
