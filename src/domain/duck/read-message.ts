/** Reads what a chat message does: by rules, or by a guess that phrases confirm. */
import { wordCount } from "./count-words.ts";
import { endOfChatIn, isGoodNews } from "./ends-of-chat.ts";
import { findDenials } from "./find-denials.ts";
import { findUnknowableQuestion } from "./find-unknowable.ts";
import { type GuessedIntent, guessIntents } from "./guess-intent.ts";
import { isUnfounded } from "./is-unfounded.ts";
import { kindOfQuestion } from "./kind-of-question.ts";
import type { Intent } from "./message-intents.ts";
import { firstOf, PATTERNS, patternOf } from "./message-patterns.ts";
import { intentByRule } from "./message-rules.ts";
import { asksSomething } from "./plain-questions.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";
import { splitSentences } from "./split-sentences.ts";
import { asksHowItIsDone } from "./who-knows.ts";

/** Matches a no followed by a few words that are no correction. */
const NO_AND_MORE =
  /^(?:no|nope|nah),? (?!(?:that|it|this|there|you|but)\b|i(?:'m| am) not\b|i (?:don't (?:think|agree|see)|disagree|mean)\b)/;
const MOST_WITH_NO = 8;

/** The number of characters of a message that are read. */
const MOST_READ = 2000;

/**
 * The least probability of a guess that is used alone, and its least lead over the second. Decision 058 says how they
 * were chosen.
 */
const SURE = 0.35;
const LEAST_LEAD = 0.1;
/** The least probability for intents whose replies are wrong for any other message. */
const SURE_OF: Partial<Record<GuessedIntent, number>> = {
  offTopic: 0.5,
  didIt: 0.5,
  fact: 0.45,
  joke: 0.5,
  asksStep: 0.5,
  generic: 0.5,
};
/** The least sum of the probabilities of all intents that tell something, used if no guess is sure. */
const TELLS_FROM = 0.25;
const TELLING_GUESSES: ReadonlySet<GuessedIntent> = new Set(["fact", "feeling", "didIt"]);
/** The least probability of a guess that is used if the patterns confirm it. */
const LEAST_SURE = 0.2;
/** Intents that the patterns read rightly in most cases. They are used if no guess is sure. */
const CLEAR_BY_WORDS: ReadonlySet<Intent> = new Set([
  "remind",
  "thanks",
  "bye",
  "unknowable",
  "asksCard",
  "feeling",
  "smaller",
  "generic",
  "asksTell",
  "asksNumber",
  "asksStep",
]);
/** The number of words up to which patterns are more reliable than a guess. */
const FEW_WORDS = 4;
const INTENTS_OF_PATTERNS = Object.keys(PATTERNS) as (keyof typeof PATTERNS)[];
/** Kinds of plain statements that the classifier does not tell apart. */
const KINDS_OF_FACT: readonly Intent[] = ["cannot", "unsure", "angle"];
/** Matches words that contradict what was said and do not call it a platitude. */
const NOT_IT = /\bnot (?:really |quite |exactly )?(?:it|that)\b/;
/** The most words of a message with "I couldn't" that is about being unable. A longer one tells something. */
const LONGEST_KIND_OF_FACT = 12;
const KINDS_OF_QUESTION: readonly Intent[] = [
  "asksCard",
  "choose",
  "asksDuck",
  "asksNumber",
  "asksTell",
  "asksShould",
  "asksWhy",
  "angle",
];
const KINDS_OF_REQUEST: readonly Intent[] = ["choose", "asksDuck", "asksNumber", "asksTell"];

/** Returns what a message does. `hasPerson` says whether the message names a person. */
export function classifyMessage(typed: string, hasPerson: boolean): Intent {
  const message = typed.slice(0, MOST_READ);
  const plain = normaliseForMatching(message);
  const words = wordCount(message);
  const byRule = intentByRule({ typed: message, plain, words });
  if (byRule) return byRule;
  const guessed = readByWordsOrGuess({ message, plain, words }, hasPerson);
  const read = MAY_BE_JOKE.has(guessed) && isLikelyJoke(message) ? "joke" : guessed;
  if (!OVERRULED.has(read)) return read;
  return endOfChatIn(message) ?? (isGoodNews(message) ? "goodNews" : read);
}

/** Intents that give way to a goodbye, thanks or good news in the same message. */
const OVERRULED: ReadonlySet<Intent> = new Set(["fact", "person", "open", "joke", "generic", "again"]);

/** Intents of messages that may also be jokes. */
const MAY_BE_JOKE: ReadonlySet<Intent> = new Set(["fact", "person", "open", "offTopic", "generic"]);
/** The probability from which a joke among the two best guesses makes a message a possible joke. */
const LIKELY_JOKE = 0.25;

function isLikelyJoke(message: string): boolean {
  const likeliest = guessIntents(message).slice(0, 2);
  return likeliest.some(({ name, probability }) => name === "joke" && probability >= LIKELY_JOKE);
}

interface Counted {
  message: string;
  plain: string;
  words: number;
}

function readByWordsOrGuess({ message, plain, words }: Counted, hasPerson: boolean): Intent {
  const byPattern = readByPatterns(message, plain, words);
  if (saysNoAndMore(plain, words) && (byPattern ?? "disagree") === "disagree") return "no";
  const read =
    byPattern && words <= FEW_WORDS
      ? byPattern
      : (guessFor(message, plain, byPattern) ?? neutralFor(plain, byPattern));
  if (read === "choose" && OR_NOTHING.test(plain)) return "asksShould";
  if (read === "asksOther" && kindOfQuestion(plain) === undefined && asksHowItIsDone(plain))
    return "asksPlace";
  if (read !== "fact") return read;
  if (asksSomething(plain)) return intentOfQuestion(plain);
  return hasPerson ? "person" : read;
}

function saysNoAndMore(plain: string, words: number): boolean {
  return words <= MOST_WITH_NO && NO_AND_MORE.test(plain);
}

/** Matches an "or" that offers no choice: "or what?", or "or does that make it worse?", which is another question. */
const OR_NOTHING = /\bor (?:what|not|nothing|something|does|is|will|would)\b/;

/**
 * Returns the intent of a message if neither the guess nor the patterns are sure: by the patterns if they are reliable
 * for it, else `open`, `fact` or the kind of question.
 */
function neutralFor(plain: string, byPattern: Intent | undefined): Intent {
  if (byPattern && CLEAR_BY_WORDS.has(byPattern)) return byPattern;
  if (asksSomething(plain)) return intentOfQuestion(plain);
  return tellsSomething(plain) ? "fact" : "open";
}

function tellsSomething(plain: string): boolean {
  const telling = guessIntents(plain).filter(({ name }) => TELLING_GUESSES.has(name));
  return telling.reduce((sum, { probability }) => sum + probability, 0) >= TELLS_FROM;
}

function offersTwo(plain: string): boolean {
  return /\bor\b/.test(plain) || (plain.includes("a)") && plain.includes("b)"));
}

function intentOfQuestion(plain: string): Intent {
  return firstOf(KINDS_OF_QUESTION, plain) ?? "asksOther";
}

/**
 * Returns the guessed intent. `byPattern` is the intent that the patterns read; it decides if the guess is not sure.
 */
function guessFor(message: string, plain: string, byPattern: Intent | undefined): Intent | undefined {
  const [best, second] = guessIntents(message);
  if (best === undefined) return undefined;
  const lead = best.probability - (second?.probability ?? 0);
  const isProbable = best.probability >= (SURE_OF[best.name] ?? SURE) && lead >= LEAST_LEAD;
  const isSure = isProbable && !isUnfounded(best, plain);
  if (isSure) return refine(best.name, { message, plain });
  if (byPattern === "denial") return "denial";
  const guess = best.name === "style" && second !== undefined ? second : best;
  return weakGuessFor(guess, { message, plain, byPattern });
}

type Guess = ReturnType<typeof guessIntents>[number];

interface ReadByPatterns {
  message: string;
  plain: string;
  byPattern: Intent | undefined;
}

/**
 * Returns a guess that is not sure if the words of the message confirm it. A guessed request about the duck's manner
 * must be sure, so the next guess replaces it.
 */
function weakGuessFor(guess: Guess, { message, plain, byPattern }: ReadByPatterns): Intent | undefined {
  const { name, probability } = guess;
  if (isUnfounded(guess, plain)) return undefined;
  if (name === "denial" && DENIES_FIRST.test(plain)) return "ruledOut";
  if (probability < LEAST_SURE || name === "offTopic") return undefined;
  const refined = refine(name, { message, plain });
  const isRefined = refined !== name && refined !== "ruledOut";
  const isConfirmed =
    isRefined || refined === byPattern || refined === "choose" || patternOf(name)?.test(plain);
  return isConfirmed ? refined : undefined;
}

/** Matches a message whose first words say what is not so. */
const DENIES_FIRST =
  /^(?:(?:no|nope|nah|naw|well|oh),? )*(?:it|that|this|they|he|she)(?:'s not| isn't| is not| wasn't| was not| weren't| were not|'re not| aren't| are not| ain't|'s no| don't| doesn't)\b/;

function readByPatterns(message: string, plain: string, words: number): Intent | undefined {
  if (findDenials(message).length > 0) return "denial";
  if (isUnknowable(message)) return "unknowable";
  return (
    firstOf(INTENTS_OF_PATTERNS, plain) ??
    (words === 1 && !/\d|^(?:lol|lma+o+|haha)/.test(plain) ? "word" : undefined)
  );
}

/** Matches a deed that was undone or happened longer ago. */
const TAKEN_BACK =
  /\b(?:(?:closed|shut|put|took|packed|deleted|sent|locked|rolled) (?:it|them|that) (?:back|again|away)|last (?:week|month|year|winter|spring|summer|autumn)|ago|almost|nearly)\b/;

/** Returns a more precise intent than the guessed one, by the words of the message. */
function refine(guessed: GuessedIntent, { message, plain }: { message: string; plain: string }): Intent {
  if (guessed === "generic" && NOT_IT.test(plain)) return "disagree";
  switch (guessed) {
    case "denial":
      return findDenials(message).length > 0 ? "denial" : "ruledOut";
    case "unknowable":
    case "asksOther":
      return isUnknowable(message) ? "unknowable" : intentOfQuestion(plain);
    case "fact":
      return (wordCount(message) <= LONGEST_KIND_OF_FACT && firstOf(KINDS_OF_FACT, plain)) || "fact";
    case "asksStep":
    case "generic":
      return firstOf(KINDS_OF_REQUEST, plain) ?? guessed;
    case "offTopic":
      return ofSubject(plain);
    case "didIt":
      return TAKEN_BACK.test(plain) ? "fact" : guessed;
    case "choose":
      return offersTwo(plain) ? "choose" : "asksStep";
    default:
      return guessed;
  }
}

/** Returns `offTopic` only if the message names something that the duck cannot do. */
function ofSubject(plain: string): Intent {
  if (PATTERNS.offTopic.test(plain)) return "offTopic";
  return asksSomething(plain) ? intentOfQuestion(plain) : "open";
}

function isUnknowable(message: string): boolean {
  const unknowable = findUnknowableQuestion(splitSentences(message));
  return unknowable !== null && unknowable !== undefined && unknowable.kind !== "yesno";
}
