/** Chooses the part of a message that a chat reply quotes. */
import { findHeavySubject } from "../safety/gravity.ts";
import { wordCount } from "./count-words.ts";
import { type Intent, TELLING } from "./message-intents.ts";
import { PATTERNS } from "./message-patterns.ts";
import { isShortEnoughToQuote, LEAST_QUOTED, MOST_QUOTED } from "./quotable-length.ts";
import type { Situation } from "./read-situation.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";
import { costliestOf } from "./sentence-with-news.ts";
import type { Sentence } from "./split-sentences.ts";
import { tailOf } from "./tail-of.ts";

/** Intents of messages that ask something. */
const ASKING: ReadonlySet<Intent> = new Set([
  "asksOther",
  "asksShould",
  "asksWhy",
  "asksHow",
  "asksIfOk",
  "whatIf",
]);

/** Intents of messages that are quoted whole if they are short. */
const WHOLE: ReadonlySet<Intent> = new Set([...TELLING, "didIt", "unsure", "joke"]);
/** The most words of a message that is quoted whole. */
const MOST_OF_WHOLE = 24;

/**
 * Returns the part of a message that the reply quotes; `undefined` if none can be quoted.
 * - A single word, or a message of up to 24 words that tells something, is quoted whole.
 * - Of a longer message it is the sentence that carries the news, or the end of a sentence that is too long to quote.
 */
export function quoteFor(intent: Intent, message: string, latest: Situation): string | undefined {
  if (ASKING.has(intent)) return questionOf(message, latest);
  return wholeOf(intent, message, latest) ?? sentenceOf(intent, latest);
}

const MOST_OF_QUESTION = 20;

/** Returns the question of a message, or the whole of a short message without a question mark. */
function questionOf(message: string, { sentences, unknowable }: Situation): string | undefined {
  if (unknowable) return unknowable.text;
  const asked = sentences.filter(isShortEnoughToQuote).findLast(({ text }) => text.endsWith("?"));
  return asked?.text ?? wholeUpTo(MOST_OF_QUESTION, message, sentences);
}

/** Returns the whole message if it is a single word, or if it is short and tells something; else `undefined`. */
function wholeOf(intent: Intent, message: string, { form, sentences }: Situation): string | undefined {
  if (form === "word") return sentences[0]?.text;
  if (!WHOLE.has(intent)) return undefined;
  const whole = wholeUpTo(MOST_OF_WHOLE, message, sentences);
  return whole === undefined ? undefined : withoutLeadIn(whole);
}

/** Returns the message as it was typed if it has at most `most` words and can be quoted whole; else `undefined`. */
function wholeUpTo(most: number, message: string, sentences: readonly Sentence[]): string | undefined {
  const words = wordCount(message);
  const isShort = words >= LEAST_QUOTED && words <= most && !/["“”\n]/.test(message);
  return isShort && sentences.every(({ isQuotable }) => isQuotable) ? message.trim() : undefined;
}

/** The most words of a message that a reply repeats whole if nothing else is known about it. */
const MOST_ECHOED = 12;

/** Returns a short message as it was typed, for a reply that only repeats it; else `undefined`. */
export function echoOf(message: string, { sentences }: Situation): string | undefined {
  return wholeUpTo(MOST_ECHOED, message, sentences);
}

/** Matches words at the beginning that only lead to what is said. */
const LEAD_IN =
  /^(?:(?:ok|okay|right|well|so|yeah|yes|oh|anyway|also|and|haha|hm+|honestly|truth is|thing is|you know|i mean)[.,]? )+(?=[\p{L}\p{N}‘'])/iu;

/**
 * Returns the message without words that only lead to the matter: of "right, the wood is cut" it returns "the wood is
 * cut".
 */
function withoutLeadIn(message: string): string {
  const rest = message.replace(LEAD_IN, "").replace(/^done[.,!]+ /i, "");
  return wordCount(rest) >= LEAST_QUOTED ? rest : message;
}

/**
 * Returns the sentence to quote: what the message repeats, or the end of an overlong sentence; else the one that tells
 * of a loss or a feeling, names the person or reports the event. A question that nobody can answer comes before all.
 */
function sentenceOf(intent: Intent, latest: Situation): string | undefined {
  if (latest.unknowable) return latest.unknowable.text;
  const candidates = latest.sentences.filter(isShortEnoughToQuote);
  if (intent === "remind")
    return candidates.find((one) => !SAYS_IT_WAS_SAID.test(normaliseForMatching(one.text)))?.text;
  const tail = TELLING.has(intent) ? tailOfRamble(latest) : undefined;
  if (tail) return tail;
  const sentence =
    candidates.find(({ text }) => findHeavySubject(text) !== null) ?? byIntent(intent, candidates, latest);
  return sentence ? afterColon(sentence.text) : latest.quotes[0]?.text;
}

function byIntent(intent: Intent, candidates: readonly Sentence[], latest: Situation): Sentence | undefined {
  const [person] = latest.people;
  const ofFeeling =
    intent === "feeling"
      ? candidates.find((sentence) => PATTERNS.feeling.test(normaliseForMatching(sentence.text)))
      : undefined;
  const ofPerson =
    intent === "person" ? candidates.find(({ text }) => person && text.includes(person.name)) : undefined;
  if (ofFeeling || ofPerson || !TELLING.has(intent)) return ofFeeling ?? ofPerson;
  const events = candidates.filter((sentence) => !ANNOUNCES.test(normaliseForMatching(sentence.text)));
  return costliestOf(events, latest) ?? candidates[0];
}

/** Returns the end of the last sentence if that sentence is too long to quote; else `undefined`. */
function tailOfRamble({ sentences }: Situation): string | undefined {
  const end = sentences.at(-1);
  return end?.isQuotable && wordCount(end.text) > MOST_QUOTED ? tailOf(end.text) : undefined;
}

/** Matches a sentence that only says that something was said before: "it was in my first lines". */
const SAYS_IT_WAS_SAID =
  /\b(?:first (?:message|text|line|lines)|top|beginning|already|again|in there|mentioned|transmission)\b/;

/** The most words of a sentence that is repeated alone. */
const MOST_OF_NEWS = 15;

/**
 * Returns a message of up to 24 words whole. Of a longer one it returns the sentence that carries the news, if that is
 * short.
 */
export function shortMessageOrNewsSentence(latest: Situation, message: string): string | undefined {
  const whole = wholeUpTo(MOST_OF_WHOLE, message, latest.sentences);
  if (whole !== undefined) return withoutLeadIn(whole);
  const news = costliestOf(latest.sentences.filter(isShortEnoughToQuote), latest)?.text;
  return news !== undefined && wordCount(news) <= MOST_OF_NEWS ? news : undefined;
}

/** Matches a sentence that only announces what follows. */
const ANNOUNCES =
  /\b(?:something|thing) (?:else )?i (?:left out|forgot|didn't (?:say|mention))\b|^(?:i've worked (?:it )?out why|one more thing|also|there's more)\b.{0,20}$/;

/** Returns the text behind a colon: of "Something I left out: the string snapped" it returns "the string snapped". */
function afterColon(text: string): string {
  const rest = text.slice(text.indexOf(":") + 1).trim();
  return text.includes(": ") && wordCount(rest) > LEAST_QUOTED ? rest : text;
}
