import type { BlockTypeId } from "../deck/card.ts";
import type { HardPart } from "../readings/hard-part.ts";
import { USER_CONTEXT_MAX } from "../readings/lengths.ts";
import type { Guess } from "../readings/reading-result.ts";
import { findHeavySubject, gravityOf } from "../safety/gravity.ts";
import type { HeavySubject } from "../safety/heavy-words/heavy-words.ts";
import { guessLanguage, type Language } from "../text/guess-language.ts";
import { chooseQuotes, firstSentenceOrClauses, type Quote } from "./choose-quotes.ts";
import { wordCount } from "./count-words.ts";
import { type Clauses, findClauses } from "./find-clauses.ts";
import { findHardParts } from "./find-hard-parts.ts";
import { DENIED, findKnots, type Knot } from "./find-knots.ts";
import { type Counts, findNumbers } from "./find-numbers.ts";
import { findPeople, type Person } from "./find-people.ts";
import { findScene, type SceneFinding } from "./find-scene.ts";
import { findTopics } from "./find-topic.ts";
import { findUnknowableQuestion, type Unknowable } from "./find-unknowable.ts";
import { grieves, isUngrievedLoss } from "./grief.ts";
import { onlyMentionsLoss } from "./mentioned-loss.ts";
import { quotesOfSceneFirst } from "./quotes-of-scene.ts";
import { restoreApostrophes } from "./restore-apostrophes.ts";
import type { Scene } from "./scene.ts";
import { isSore, isWeighty } from "./sore-words.ts";
import { plainOf, type Sentence, splitSentences } from "./split-sentences.ts";
import type { Topic } from "./topic.ts";

/** The form of a text: an account of a situation, or something that people type instead of one. */
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
  /** The ways of being stuck that the text shows, strongest first; never empty. */
  knots: Knot[];
  /** The hard parts that the text shows, strongest first; none for a grave text, or if the person tapped one. */
  hardParts: HardPart[];
  /** True for a heavy text, or if the caller sets `isDistressed`: no jokes, no other people. */
  isGrave: boolean;
  /** True if the text mentions a loss and is about something practical: no jokes, and no voice for grief. */
  mentionsLoss: boolean;
  /** The recognised situation (`content/duck/scenes/`), or `null`. */
  scene: Scene | null;
  /** Other situations that the text may be about, the likeliest first. */
  guesses: readonly Guess[];
  /** True if the person named the way of being stuck, or if it shows strongly and alone. */
  isKnotSure: boolean;
  /** The hard part that the person tapped, if no situation was recognised whole; else `null`. */
  hardPart: HardPart | null;
  /** A question of the text that nobody can answer for the person; else `null`. */
  unknowable: Unknowable | null;
  /** True if the topic is known, or if the text tells no situation (a question, a list) and is answered by its form. */
  isSure: boolean;
  wordCount: number;
}

const ORDERS =
  /\b(?:ignore|forget|disregard|override) (?:all |any |the |your |every )*(?:previous|prior|above|earlier|system|these|instructions|rules)|\bsystem prompt\b|\byou are now\b|\bact as (?:an?|my) |\bjailbreak\b|^\s*(?:system|assistant|user)\s*:|<\|/i;
const VERB =
  /\b(?:am|is|are|was|were|be|been|have|has|had|do|does|did|can|can't|could|will|would|should|i'm|i've|i'd|it's|don't|isn't|didn't|won't|want|need|feel|think|know|keep|get|got|go|make|\w+(?:ed|ing))\b/;

/** What the person said about their text besides the text itself. */
export interface Hints {
  isDistressed?: boolean | undefined;
  /** True if only weak signs make the text a heavy one (`isOnlySuspected`). Its heavy words then do not make it grave. */
  isOnlySuspected?: boolean;
  hardPart?: HardPart | undefined;
  /** The id of the situation that the person chose, or `none`. */
  about?: string | undefined;
  /** The id of the situation that the person chose for an earlier text on the same block. */
  remembered?: string | undefined;
}

/** Reads a text by patterns only, without guessing. Reads only the beginning of an overlong text. */
export function readSituation(typed: string, blockTypeId: BlockTypeId, hints: Hints = {}): Situation {
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
  const subject = hints.isOnlySuspected ? null : findHeavySubject(text);
  const mayMention = (subject === "loss" || subject === null) && hints.isDistressed !== true;
  const mentionsLoss = mayMention && onlyMentionsLoss(text);
  const heavySubject = mentionsLoss ? null : subject;
  const isGrave = hints.isDistressed === true || heavySubject !== null;
  const found = findKnots(plain, blockTypeId, hints.hardPart);
  const knots = isGrave ? [graveKnot(text, heavySubject, hints.isDistressed === true)] : found.knots;
  const weighs = isWeighty(text);
  const hardParts = isGrave
    ? []
    : findHardParts(plain, found.scores, {
        isPractical: !mentionsLoss && !weighs && !isSore(text) && !hints.hardPart,
      });
  const people = findPeople(readable, isShouted(text));
  const topics = findTopics(
    readable.map((sentence) => ({
      ...sentence,
      plain: troubleOf(sentence.plain.replace(DENIED, " , ")),
    })),
  ).filter(({ head }) => !people.some(({ name }) => plainOf(name) === head));
  const canShowSituation = form === "account" && !isGrave;
  const { scene, guesses } = canShowSituation
    ? findScene(
        readable.map((sentence) => sentence.plain),
        { ...hints, isWeighty: weighs },
      )
    : NOTHING_FOUND;
  return {
    form,
    language,
    sentences,
    topics,
    people,
    counts: findNumbers(readable.map((sentence) => sentence.text).join(" \n "), plain),
    clauses: findClauses(readable),
    quotes: quotesOfSceneFirst(quotesOf(text, form, sentences), scene),
    knots,
    hardParts,
    isGrave,
    mentionsLoss,
    scene,
    guesses,
    unknowable: canShowSituation ? findUnknowableQuestion(readable) : null,
    ...certaintyOf(
      { text, form, plain, knots, isGrave, isSceneKnown: scene !== null, isKnotShown: found.isSure },
      hints,
    ),
    wordCount: wordCount(text),
  };
}

const TROUBLE =
  /\b(?:can't|cannot|couldn't|keep|kept|avoid\w*|afraid|scared|haven't|have not|don't want|won't|stuck|put(?:ting)? off|stop(?:ped)?|start(?:ing|ed)?|finish(?:ing|ed)?|dread\w*|hate|should|have to|need to|want to|supposed to|never|waiting|wait|decide|choose|lost|miss|quit|leave|rewrit\w+|rewrote|redo\w*|due|overdue|behind|worr\w+|nervous|nobody|playing|open|look at|about)\b/;

const CLAUSE_BREAK = /[,;]|\b(?:because|when|while|although|whereas)\b/;

/** Returns the rest of each clause from the first word that signals trouble. Only its nouns can be the topic. */
function troubleOf(plain: string): string {
  return plain
    .split(CLAUSE_BREAK)
    .map((clause) => {
      const start = clause.search(TROUBLE);
      return start < 0 ? "" : clause.slice(start);
    })
    .filter((clause) => clause !== "")
    .join(" , ");
}

const NOTHING_FOUND: SceneFinding = { scene: null, guesses: [] };

/** Returns `loss` for a text about a loss, unless the text is also dark. */
function graveKnot(text: string, subject: HeavySubject | null, isDistressed: boolean): Knot {
  if (subject !== "loss") return "heavy";
  return isDistressed && gravityOf([text]) === "grave" ? "heavy" : "loss";
}

interface Signs {
  text: string;
  form: TextForm;
  plain: string;
  knots: readonly Knot[];
  isGrave: boolean;
  isSceneKnown: boolean;
  /** True if a way of being stuck shows strongly and alone. */
  isKnotShown: boolean;
}

/** Returns how sure the reading is: by a situation or a loss, by what the text shows, or by the tapped hard part. */
function certaintyOf(signs: Signs, hints: Hints): Pick<Situation, "isSure" | "isKnotSure" | "hardPart"> {
  const { form, isGrave, isSceneKnown } = signs;
  const isLossKnown = isGrave && isGraveKnown(signs, hints);
  const isKnown = isOtherForm(form) || isLossKnown || (isSceneKnown && !isGrave);
  const isKnotSure = isLossKnown || (signs.isKnotShown && !isGrave && hints.hardPart === undefined);
  const hardPart = isOtherForm(form) || isKnown ? null : (hints.hardPart ?? null);
  return {
    hardPart,
    isKnotSure: isKnotSure || (isGrave && isOtherForm(form)),
    isSure: isKnown || isKnotSure,
  };
}

/** Returns whether the text is no account of a situation and is treated by its form. */
function isOtherForm(form: TextForm): boolean {
  return form === "signs" || form === "code" || form === "orders";
}

/**
 * Returns whether a grave text gets the voice for its subject. The server reports distress for every text that is not
 * light, and such a text does, unless it is about a loss that is not grieved.
 */
function isGraveKnown({ text, plain, knots }: Signs, { isDistressed }: Hints): boolean {
  if (isDistressed !== true) return knots.includes("loss") && grieves(plain);
  return findHeavySubject(text) !== "loss" || gravityOf([text]) === "grave" || !isUngrievedLoss(text);
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

/**
 * Returns whether the text looks like code: two lines end like code, or a keyword is followed by a bracket or `=` that
 * is closed later.
 */
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
  const words = firstSentenceOrClauses(text);
  if (form === "account" && words && wordCount(words) < 3) return [];
  return words ? [{ text: words, kind: "said", isLast: false, isDeclared: false }] : [];
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length > 10 && (text.match(/\p{Lu}/gu) ?? []).length / letters.length > 0.7;
}
