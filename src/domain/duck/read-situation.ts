import type { BlockTypeId } from "../deck/card.ts";
import { USER_CONTEXT_MAX } from "../readings/lengths.ts";
import { findHeavySubject, gravityOf } from "../safety/gravity.ts";
import type { HeavySubject } from "../safety/heavy-words/heavy-words.ts";
import { chooseQuotes, firstWords, type Quote, wordCount } from "./choose-quotes.ts";
import { type Clauses, findClauses } from "./find-clauses.ts";
import { DENIED, findKnots, type Knot } from "./find-knots.ts";
import { type Counts, findNumbers } from "./find-numbers.ts";
import { findPeople, type Person } from "./find-people.ts";
import { findScene } from "./find-scene.ts";
import { findTopics, type Topic } from "./find-topic.ts";
import type { Scene } from "./frames/scenes/scene.ts";
import { guessLanguage, type Language } from "./guess-language.ts";
import { restoreApostrophes } from "./restore-apostrophes.ts";
import { plainOf, type Sentence, splitSentences } from "./split-sentences.ts";

/** How a text is to be taken: as an account, or as one of the things people type instead of one. */
export type TextForm = "account" | "word" | "fragment" | "signs" | "code" | "orders" | "foreign";

export interface Situation {
  form: TextForm;
  language: Language;
  sentences: Sentence[];
  topics: Topic[];
  people: Person[];
  counts: Counts;
  clauses: Clauses;
  quotes: Quote[];
  /** Strongest first, never empty. */
  knots: Knot[];
  /** Nothing jokes about it, and nobody is brought in. The caller says so (`isDistressed`), or the text is heavy. */
  isGrave: boolean;
  /** A situation recognised whole, where it was. */
  scene: Scene | null;
  wordCount: number;
}

const ORDERS =
  /\b(?:ignore|forget|disregard|override) (?:all |any |the |your |every )*(?:previous|prior|above|earlier|system|these|instructions|rules)|\bsystem prompt\b|\byou are now\b|\bact as (?:an?|my) |\bjailbreak\b|^\s*(?:system|assistant|user)\s*:|<\|/i;
const VERB =
  /\b(?:am|is|are|was|were|be|been|have|has|had|do|does|did|can|can't|could|will|would|should|i'm|i've|i'd|it's|don't|isn't|didn't|won't|want|need|feel|think|know|keep|get|got|go|make|\w+(?:ed|ing))\b/;

/** Reads what is there: no meaning is guessed that a pattern did not find. Of a longer text than may be typed, the beginning. */
export function readSituation(typed: string, blockTypeId: BlockTypeId, isDistressed = false): Situation {
  const text = typed.slice(0, USER_CONTEXT_MAX);
  const language = guessLanguage(text);
  const all = splitSentences(text);
  const sentences = all.filter((sentence) => !ORDERS.test(sentence.text));
  const form = formOf(text, all, sentences, language);
  const isReadable = form === "account" || form === "fragment";
  const readable = (isReadable ? sentences : []).map((sentence) => ({
    ...sentence,
    plain: restoreApostrophes(sentence.plain),
  }));
  const plain = readable.map((sentence) => sentence.plain).join(" \n ");
  const heavySubject = findHeavySubject(text);
  const isGrave = isDistressed || heavySubject !== null;
  const knots = isGrave ? [graveKnot(text, heavySubject, isDistressed)] : findKnots(plain, blockTypeId);
  const topics = findTopics(
    readable.map((sentence) => ({ ...sentence, plain: sentence.plain.replace(DENIED, " , ") })),
  );
  const people = findPeople(readable, isShouted(text));
  const hints = {
    blockTypeId,
    hasCounterpart: people.length > 0,
    hasWork: topics[0]?.kind === "work",
    isWithoutName: knots[0] === "plain",
  };
  const scene = form === "account" && !isGrave ? findScene(plain, hints) : null;
  return {
    form,
    language,
    sentences,
    topics,
    people,
    counts: findNumbers(readable.map((sentence) => sentence.text).join(" \n "), plain),
    clauses: findClauses(readable),
    quotes: keyFirst(quotesOf(text, form, sentences), scene),
    knots,
    isGrave,
    scene,
    wordCount: wordCount(text),
  };
}

/** A loss is spoken of as one, unless the text is dark as well. */
function graveKnot(text: string, subject: HeavySubject | null, isDistressed: boolean): Knot {
  if (subject !== "loss") return "heavy";
  return isDistressed && gravityOf([text]) === "grave" ? "heavy" : "loss";
}

function formOf(text: string, all: Sentence[], sentences: Sentence[], language: Language): TextForm {
  const words = wordCount(text);
  if (words === 0) return "signs";
  if (sentences.length === 0 && all.length > 0) return "orders";
  if (looksLikeCode(text)) return "code";
  if (language !== "en") return "foreign";
  if (words === 1) return "word";
  if (words > 10 && new Set(plainOf(text).match(/[\p{L}\p{N}']+/gu)).size < words * 0.25) return "fragment";
  const hasSpeaker = words > 5 && /\b(?:i|me|my|we|us|he|she|they)\b/.test(plainOf(text));
  return words < 12 && !hasSpeaker && !VERB.test(plainOf(text)) ? "fragment" : "account";
}

const KEYWORD = /\b(?:function|const|def|import|return)\b/;

/** Two lines that end as a program's do, or a keyword with a bracket or `=` behind it that something closes later. */
function looksLikeCode(text: string): boolean {
  const lines = text.split("\n");
  if (lines.slice(0, -1).filter((line) => /[{};]$/.test(line.trimEnd())).length >= 2) return true;
  const lastEnd = Math.max(text.lastIndexOf(";"), text.lastIndexOf(")"), text.lastIndexOf("}"));
  let start = 0;
  for (const line of lines) {
    const keyword = line.search(KEYWORD);
    const opening = keyword < 0 ? -1 : line.slice(keyword).search(/[({=]/);
    if (opening >= 0 && start + keyword + opening < lastEnd) return true;
    start += line.length + 1;
  }
  return false;
}

function quotesOf(text: string, form: TextForm, sentences: Sentence[]): Quote[] {
  if (form === "signs" || form === "orders" || form === "code") return [];
  const chosen = form === "word" || form === "fragment" ? [] : chooseQuotes(text, sentences);
  if (chosen.length > 0) return chosen;
  const words = firstWords(text);
  if (form === "account" && words && wordCount(words) < 3) return [];
  return words ? [{ text: words, kind: "said", isLast: false }] : [];
}

/** The sentence that carries the situation goes before one that is only well put. */
function keyFirst(quotes: Quote[], scene: Scene | null): Quote[] {
  const rankOf = (quote: Quote): number => {
    const rank = scene?.remarks.findIndex((remark) => isRemarkOn(remark, quote)) ?? -1;
    return rank === -1 ? Number.POSITIVE_INFINITY : rank;
  };
  return quotes.toSorted((one, other) =>
    rankOf(one) < rankOf(other) ? -1 : Number(rankOf(one) > rankOf(other)),
  );
}

/** What the scene has to say about this very sentence. */
export function remarksOn(quote: Quote, scene: Scene | null): string[] {
  return (scene?.remarks ?? []).filter((remark) => isRemarkOn(remark, quote)).map(([, words]) => words);
}

function isRemarkOn([pattern]: Scene["remarks"][number], quote: Quote): boolean {
  return pattern.test(restoreApostrophes(plainOf(quote.text)));
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length > 10 && (text.match(/\p{Lu}/gu) ?? []).length / letters.length > 0.7;
}
