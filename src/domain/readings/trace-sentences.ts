/**
 * Finds for each sentence of a reading where it comes from. Only exact quotations count, and the origins that the
 * offline duck recorded for its own sentences.
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
   * A sentence that comes from the card. `text` is the card's sentence; `null` if it has gaps that were filled with
   * the person's words, or is none of its own.
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
  reading: ClaimingWords & { origins?: string },
  sources: TraceSources,
): TracedSentence[] {
  const trace = quotationTracer(sources);
  const findInCards = cardWordingFinder(sources.cards);
  const sentences = claimingSentences(reading);
  const written = reading.origins === undefined ? [] : readOrigins(reading.origins);
  const isWritten = written.length === sentences.length;
  return sentences.map((text, index) => {
    const found = quotationsIn(text).flatMap(trace);
    const wording = findInCards(text);
    if (wording) found.push({ kind: "card", cardId: wording.cardId, text: wording.text, part: "text" });
    const stored = isWritten
      ? (written[index] ?? []).flatMap((each) => openOrigin(each, text, sources) ?? [])
      : [];
    const origins = [...found, ...stored.filter((each) => !found.some((other) => isSame(each, other)))];
    return { text, origins: origins.length > 0 ? origins.toSorted(byKind) : [{ kind: "guess" }] };
  });
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

export interface TracedWords {
  part: OtherPart;
  text: string;
  origins: SentenceOrigin[];
}

/** The words of a reading that claim nothing, as it stores them. */
export interface OtherWords {
  actionSteps: readonly { text: string }[];
  reflectionPrompts: readonly string[];
  robQuip: string;
}

/**
 * Returns the steps, the questions and the parting remark in the order of the page, each with where it comes from, at least
 * one origin. A card's own steps and remarks count as the card's wording.
 */
export function traceOtherWords(
  { actionSteps, reflectionPrompts, robQuip }: OtherWords,
  sources: TraceSources,
): TracedWords[] {
  const trace = quotationTracer(sources);
  const findInCards = cardWordingFinder(sources.cards, ({ material }) => [
    ...material.steps,
    ...material.quips,
  ]);
  const texts: [OtherPart, string][] = [
    ...actionSteps.map(({ text }): [OtherPart, string] => ["step", text]),
    ...reflectionPrompts.map((text): [OtherPart, string] => ["question", text]),
    ["remark", robQuip],
  ];
  return texts
    .filter(([, text]) => text.trim() !== "")
    .map(([part, text]) => {
      const wording = findInCards(text);
      const origins: SentenceOrigin[] = quotationsIn(text).flatMap(trace);
      if (wording) origins.push({ kind: "card", cardId: wording.cardId, text: wording.text, part: "text" });
      return { part, text, origins: origins.length > 0 ? origins.toSorted(byKind) : [{ kind: "guess" }] };
    });
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
