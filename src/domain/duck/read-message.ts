import { wordCount } from "./count-words.ts";
import { findDenials } from "./find-denials.ts";
import { findUnknowable } from "./find-unknowable.ts";
import { type GuessedIntent, guessIntent, isEnglish } from "./guess-intent.ts";
import { guessLanguage } from "./guess-language.ts";
import { PATTERNS } from "./message-patterns.ts";
import { asksSomething } from "./plain-questions.ts";
import { PLAIN_INTENTS, readPlainMessage } from "./read-plain-message.ts";
import { restoreApostrophes } from "./restore-apostrophes.ts";
import { plainOf, splitSentences } from "./split-sentences.ts";

/** What a chat message does. Where patterns decide, the first that fits is taken, in this order. */
export const INTENTS = [
  ...PLAIN_INTENTS,
  "orders",
  "foreign",
  "signs",
  "machine",
  "hostile",
  "remind",
  "again",
  "denial",
  "ruledOut",
  "generic",
  "thanks",
  "bye",
  "smaller",
  "unknowable",
  "greeting",
  "angle",
  "didIt",
  "choose",
  "asksCard",
  "feeling",
  "cannot",
  "disagree",
  "asksTell",
  "asksDuck",
  "asksNumber",
  "asksStep",
  "asksShould",
  "asksWhy",
  "asksHow",
  "offTopic",
  "unsure",
  "yes",
  "no",
  "word",
  "asksOther",
  "person",
  "fact",
] as const;
export type Intent = (typeof INTENTS)[number];

/** A sentence that says what somebody feels. */
export const FEELS = PATTERNS.feeling;

const YES =
  /^(?:yes|yeah|aye|yep|yup|true|right|exactly|correct|i do|i am|sure|agreed|affirmative|probably|definitely|i think so|i guess|i suppose|i know)(?:,? (?:so|i know|maybe|probably|i (?:guess|suppose|think|do|am|did|know)|kind of|sort of|kinda|a bit|exactly|it (?:is|does|was)|definitely|true|totally))?[.! ]{0,3}$/;
const NO =
  /^(?:no|nope|nah|never|negative|not (?:really|yet|at all|exactly|that i know(?: of)?)|i don't|i'm not|i haven't)[.! ]*$/;
/** A no with a few words behind it, which are no correction. */
const NO_AND_MORE =
  /^(?:no|nope|nah),? (?!(?:that|it|this|there|you|but)\b|i (?:don't (?:think|agree|see)|disagree|mean)\b)/;
const MOST_WITH_NO = 8;
const TOLD_AS_DONE =
  /^(?:ok(?:ay)?,? |so,? |well,? )?i (?:just |finally |actually )?(?:did|sent|told|called|asked|wrote)\b/;
const NOT_YET_DONE = /\b(?:should|if|when|until|before|haven't|never) i\b/;

/** The number of characters of a message that are read. */
const MOST_READ = 2000;

/** The least probability at which a guess is used alone. */
const SURE = 0.4;
/** The same for intents whose replies are wrong for anything else. */
const SURE_OF: Partial<Record<GuessedIntent, number>> = { offTopic: 0.5, didIt: 0.6 };
/** The least probability at which a guess is used that the patterns confirm, or that is safe. */
const LEAST_SURE = 0.2;
/** Replies to these intents quote the message and ask about it, which fits most messages. */
const SAFE: ReadonlySet<GuessedIntent> = new Set(["fact", "unknowable", "asksOther"]);
/** Intents that patterns read rightly in most cases, where no guess is sure. */
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
/** Up to this many words, patterns are more reliable than a guess. */
const FEW_WORDS = 4;
/** Intents that patterns alone decide, before the classifier is asked. */
const TOLD_BY_WORDS: readonly Intent[] = ["machine", "hostile", "greeting"];
/** Kinds of a plain statement or question that no guess tells apart. */
const KINDS_OF_FACT: readonly Intent[] = ["cannot", "unsure", "angle"];
/** Contradicts what was said; it does not call it a platitude. */
const NOT_IT = /\bnot (?:really |quite |exactly )?(?:it|that)\b/;
/** A longer message that holds "I couldn't" tells something, and is not about being unable. */
const LONGEST_KIND_OF_FACT = 12;
const KINDS_OF_QUESTION: readonly Intent[] = [
  "asksCard",
  "choose",
  "asksDuck",
  "asksNumber",
  "asksTell",
  "asksShould",
  "asksWhy",
  "asksHow",
  "angle",
];
const KINDS_OF_REQUEST: readonly Intent[] = ["choose", "asksDuck", "asksNumber", "asksTell"];

/** `hasPerson`: the message names somebody. */
export function readMessage(typed: string, hasPerson: boolean): Intent {
  const message = typed.slice(0, MOST_READ);
  const plain = restoreApostrophes(plainOf(message).trim());
  const words = wordCount(message);
  const byForm = readForm(message, plain, words) ?? readFixedWords(message, plain, words);
  if (byForm) return byForm;
  const byPattern = readByPatterns(message, plain, words);
  if (saysNoAndMore(plain, words) && (byPattern ?? "disagree") === "disagree") return "no";
  const read =
    byPattern && words <= FEW_WORDS
      ? byPattern
      : (guessFor(message, plain, byPattern) ?? neutralFor(plain, byPattern));
  if (read === "choose" && OR_NOTHING.test(plain)) return "asksShould";
  if (read !== "fact") return read;
  if (asksSomething(plain)) return kindOfQuestion(plain);
  return hasPerson ? "person" : read;
}

function saysNoAndMore(plain: string, words: number): boolean {
  return words <= MOST_WITH_NO && NO_AND_MORE.test(plain);
}

/** What can be told before the words are read. */
function readForm(message: string, plain: string, words: number): Intent | undefined {
  if (words === 0) return "signs";
  if (PATTERNS.orders.test(plain)) return "orders";
  return words > 3 && guessLanguage(message) !== "en" && !isEnglish(message) ? "foreign" : undefined;
}

/** What a few fixed words tell, whatever else is in the message. */
function readFixedWords(message: string, plain: string, words: number): Intent | undefined {
  if (YES.test(plain)) return "yes";
  if (NO.test(plain)) return "no";
  if (BARE_DEED.test(plain) && !plain.endsWith("?")) return "didIt";
  if (words <= MOST_WITH_UNSURE && UNSURE_FIRST.test(plain)) return "unsure";
  if (words <= MOST_WITH_CHOICE && SHORT_CHOICE.test(plain)) return "choose";
  if (words <= MOST_WITH_DENIAL && OTHER_IS_NOT.test(plain)) return "ruledOut";
  const byWords = FIXED_WORDS.find(([, pattern, longest]) => words <= longest && pattern.test(plain))?.[0];
  if (byWords) return byWords;
  const read = firstOf(TOLD_BY_WORDS, plain) ?? readPlainMessage(plain, words);
  return read === "missed" && findDenials(message).length > 0 ? "denial" : read;
}

/** Phrases that tell the intent, with the most words of a message that they decide. */
const FIXED_WORDS: readonly (readonly [Intent, RegExp, number])[] = [
  [
    "again",
    /\byou (?:told|said) (?:me )?(?:this |that )?(?:already|before)\b|^(?:this|that) you (?:told|said)\b/,
    14,
  ],
  [
    "asksStep",
    /\b(?:got|have|i've) (?:\d\d|ten|fifteen|twenty|thirty) min(?:ute)?s?\b.{0,60}\bwhat can i\b/,
    30,
  ],
  ["smaller", /(?:^|[.,!?] )(?:something |even |a bit )?smaller\b|\banything more modest\b/, 25],
  [
    "asksTell",
    /\bwhat (?:do|should|could) (?:i|you|u) (?:actually |even |really )?(?:say|write)\b(?! about)|\bhow (?:do|would|could|should) (?:i|you|u|one) (?:even |actually )?(?:say|phrase|word)\b|\bi (?:could|can|might) (?:maybe |perhaps )?(?:do|say|manage) one (?:sentence|line)\b/,
    40,
  ],
  ["thanks", /\b(?:ta|thx|cheers)(?: (?:rob|duck|mate|love))?(?: x{1,4})?[.! ]{0,3}$/, 25],
  [
    "bye",
    /(?:^|[.!] )(?:i'd |we'd )?better (?:go|be off|get going|get (?:them|these|those) [a-z]+ [a-z]+)[.! ]{0,3}$|^(?:(?:right|ok|okay|anyway),? )?(?:i'm )?off to (?!uni|college)(?:[a-z']+ ){0,3}[a-z']+(?:, (?:it's|it is) [a-z]+)?[.! ]{0,3}$/,
    14,
  ],
];
/** "or what?" leaves nothing to choose from, and "or does that make it worse?" is another question. */
const OR_NOTHING = /\bor (?:what|not|nothing|something|does|is|will|would)\b/;
/** "sent it", with nobody named who did. */
const BARE_DEED =
  /^(?:(?:ok|okay|so|right|well),? )?(?:sent|told|called|rang|asked|posted|booked|did|said|texted|emailed|paid|deleted) (?:it|him|her|them|that)\b/;
/** "dunno what i believe in" */
const UNSURE_FIRST = /^(?:dunno|idk|not sure|no idea|no clue)\b/;
const MOST_WITH_UNSURE = 8;
/** "email or face to face?" */
const SHORT_CHOICE =
  /^(?!(?:is|are|do|does|did|why|how|what|who|will|would|can|could|am|was|were)\b).{1,60} or .{1,40}\?$|^[a-z]{2,12} or [a-z]{2,12}$|\bwhich (?:one )?would (?:you|u)\b/;
const MOST_WITH_CHOICE = 8;
/** "he isn't angry" says of somebody else what is not so. */
const OTHER_IS_NOT =
  /^(?:(?:no|nah|well|but|oh),? )?(?:he|she|they)(?:'s not| isn't| is not|'re not| aren't| wasn't| weren't) (?:really |even |that )?(?:angry|jealous|creepy|mean|cruel|sad|ill|sick|lazy|old|stupid|scared|upset|bad|wrong|difficult|lonely|poor|cross|mad|nasty|rude|cold|violent|unkind)\b/;
const MOST_WITH_DENIAL = 18;

/** What is left where neither the guess nor the patterns are sure: the kind of question, or a fact. */
function neutralFor(plain: string, byPattern: Intent | undefined): Intent {
  if (byPattern && CLEAR_BY_WORDS.has(byPattern)) return byPattern;
  return plain.endsWith("?") ? kindOfQuestion(plain) : "fact";
}

function offersTwo(plain: string): boolean {
  return /\bor\b/.test(plain) || (plain.includes("a)") && plain.includes("b)"));
}

function kindOfQuestion(plain: string): Intent {
  return firstOf(KINDS_OF_QUESTION, plain) ?? "asksOther";
}

/** `byPattern`: what the patterns read; it decides where the guess is not sure. */
function guessFor(message: string, plain: string, byPattern: Intent | undefined): Intent | undefined {
  const { name, probability } = guessIntent(message);
  if (probability >= (SURE_OF[name] ?? SURE)) return refine(name, { message, plain });
  if (byPattern === "denial") return "denial";
  if (probability < LEAST_SURE || name === "offTopic") return undefined;
  const refined = refine(name, { message, plain });
  const isRefined = refined !== name && refined !== "ruledOut";
  const isConfirmed =
    isRefined || refined === byPattern || refined === "choose" || patternOf(name)?.test(plain);
  return isConfirmed || SAFE.has(name) ? refined : undefined;
}

function readByPatterns(message: string, plain: string, words: number): Intent | undefined {
  if (findDenials(message).length > 0) return "denial";
  if (isUnknowable(message)) return "unknowable";
  return (
    firstOf(INTENTS, plain) ?? (words === 1 && !/\d|^(?:lol|lma+o+|haha)/.test(plain) ? "word" : undefined)
  );
}

/** Refines a guessed intent by the words of the message. */
function refine(guessed: GuessedIntent, { message, plain }: { message: string; plain: string }): Intent {
  if (guessed === "generic" && NOT_IT.test(plain)) return "disagree";
  switch (guessed) {
    case "denial":
      return findDenials(message).length > 0 ? "denial" : "ruledOut";
    case "unknowable":
    case "asksOther":
      return isUnknowable(message) ? "unknowable" : kindOfQuestion(plain);
    case "fact":
      return (wordCount(message) <= LONGEST_KIND_OF_FACT && firstOf(KINDS_OF_FACT, plain)) || "fact";
    case "asksStep":
    case "generic":
      return firstOf(KINDS_OF_REQUEST, plain) ?? guessed;
    case "choose":
      return offersTwo(plain) ? "choose" : "asksStep";
    default:
      return guessed;
  }
}

function isUnknowable(message: string): boolean {
  const unknowable = findUnknowable(splitSentences(message));
  return unknowable !== null && unknowable !== undefined && unknowable.kind !== "yesno";
}

function firstOf(intents: readonly Intent[], plain: string): Intent | undefined {
  return intents.find((intent) => patternOf(intent)?.test(plain) && isMeant(intent, plain));
}

function patternOf(intent: Intent): RegExp | undefined {
  const patterns: Partial<Record<Intent, RegExp>> = PATTERNS;
  return patterns[intent];
}

/** A question about doing it is not having done it. */
function isMeant(intent: Intent, plain: string): boolean {
  if (intent === "didIt")
    return (!plain.endsWith("?") || TOLD_AS_DONE.test(plain)) && !NOT_YET_DONE.test(plain);
  return intent !== "feeling" || !plain.endsWith("?");
}
