/** Gathers what a chat reply may name: the card, a step, and sentences of the person's, by the intent. */
import { findHeavySubject } from "../safety/gravity.ts";
import { trimEndWhere } from "../text/trim-end.ts";
import { composeSmallerStep } from "./compose-smaller-step.ts";
import { wordCount } from "./count-words.ts";
import type { ChatMessage, ChatRequest } from "./duck-request.ts";
import type { Denial } from "./find-denials.ts";
import { findDenials } from "./find-denials.ts";
import type { Fact } from "./gather-facts.ts";
import { FEELS, type Intent } from "./read-message.ts";
import type { Situation } from "./read-situation.ts";
import { capitalised } from "./render-frame.ts";
import { restoreApostrophes } from "./restore-apostrophes.ts";
import type { Sentence } from "./split-sentences.ts";

const MAX_STEP_WORDS = 45;
/** Shorter words are compared whole. */
const LEAST_STEM = 4;
const LEAST_QUOTED = 3;
const MOST_QUOTED = 24;

/** Intents of messages that tell something. */
const TELLING: ReadonlySet<Intent> = new Set(["fact", "person", "feeling"]);

export interface ReplySituations {
  /** The message alone. */
  latest: Situation;
  /** Everything the person has told, read as one text. */
  first: Situation;
  intent: Intent;
  denials: readonly Denial[];
}

export function isFromPerson({ role }: ChatMessage): boolean {
  return role === "user";
}

/** Whether the words contain something that the person has denied. */
export function isDenied(words: string, denials: readonly Denial[]): boolean {
  const plain = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .map(stemOf);
  return denials.some(({ head }) => plain.includes(stemOf(head)));
}

/** "cooking", "cooks" and "cook" are one word to somebody who denies it. */
function stemOf(word: string): string {
  return word.length > LEAST_STEM ? word.replace(/(?:ing|ed|es|s|e)$/, "") : word;
}

/**
 * - `q`: the sentence of the message that the reply quotes.
 * - `rest`: another sentence of a message that denies, reminds or reports something done.
 * - `left`: the first quotable sentence of the first text that is not denied.
 * - `other`: a step of the reading that is not its first, where it has one.
 * - `card`, `meaning`, `step`, `smaller`, `denied`: what their names say.
 */
export function factsForReply(
  request: ChatRequest,
  { latest, first, intent, denials }: ReplySituations,
): Record<string, Fact> {
  const extra: Record<string, Fact> = {};
  const put = (name: string, words: string | undefined, isQuote = false): void => {
    if (words) extra[name] = { words, isPlural: false, isQuote };
  };
  const drawn = request.cards.at(-1);
  put("card", drawn?.card.name);
  const meaning = (drawn?.reversed ? drawn.card.reversedMeaning : null) ?? drawn?.card.coreMeaning;
  put("meaning", meaning?.split(/(?<=[.!?])\s/)[0]);
  const [step] = (request.reading.actionSteps[0]?.text ?? "").split(/(?<=[.!?…])\s/, 1);
  put("step", step && step.split(" ").length <= MAX_STEP_WORDS ? capitalised(step) : undefined);
  put("other", request.reading.actionSteps[1]?.text ?? request.reading.actionSteps[0]?.text);
  const rest = restOf(intent, latest);
  const offered = lastStepIn(request);
  put("smaller", composeSmallerStep(offered.text, offered.minutes));
  put("denied", denials.at(-1)?.said);
  put("q", wholeOf(intent, request.message, latest) ?? quoteFor(intent, latest), true);
  put("rest", rest, true);
  put("left", leftOf(first, request, denials), true);
  return extra;
}

/** A single word; or a short message of several sentences, which tell more together than one of them. */
function wholeOf(intent: Intent, message: string, { form, sentences }: Situation): string | undefined {
  if (form === "word") return sentences[0]?.text;
  const isTold = TELLING.has(intent) && sentences.every(isQuotable);
  const isShort = sentences.length > 1 && wordCount(message) <= MOST_QUOTED && !/["“”\n]/.test(message);
  return isTold && isShort ? message.trim() : undefined;
}

/** The sentence to quote: the one that tells the feeling, names the person or reports the event. */
function quoteFor(intent: Intent, latest: Situation): string | undefined {
  if (latest.unknowable) return latest.unknowable.text;
  const candidates = latest.sentences.filter(isQuotable);
  const [person] = latest.people;
  const ofFeeling =
    intent === "feeling" ? candidates.find((sentence) => FEELS.test(plainOf(sentence))) : undefined;
  const ofPerson =
    intent === "person" ? candidates.find(({ text }) => person && text.includes(person.name)) : undefined;
  const ofEvent =
    intent === "fact" || intent === "person"
      ? (costliestOf(
          candidates.filter((sentence) => !ANNOUNCES.test(plainOf(sentence))),
          latest,
        ) ?? candidates[0])
      : undefined;
  const sentence =
    candidates.find(({ text }) => findHeavySubject(text) !== null) ?? ofFeeling ?? ofPerson ?? ofEvent;
  return sentence ? afterColon(sentence.text) : latest.quotes[0]?.text;
}

/** Of several sentences, the one that seems to have cost the person most to write. */
function costliestOf(candidates: readonly Sentence[], { quotes }: Situation): Sentence | undefined {
  const texts = quotes.map(({ text }) => text);
  return (
    candidates.find(({ text }) => texts[0] !== undefined && text.includes(texts[0])) ?? candidates.at(-1)
  );
}

/** Matches a sentence that only announces what follows. */
const ANNOUNCES =
  /\b(?:something|thing) (?:else )?i (?:left out|forgot|didn't (?:say|mention))\b|^(?:i've worked (?:it )?out why|one more thing|also|there's more)\b.{0,20}$/;

/** "Something I left out: the string snapped" tells that the string snapped. */
function afterColon(text: string): string {
  const rest = text.slice(text.indexOf(":") + 1).trim();
  return text.includes(": ") && wordCount(rest) > LEAST_QUOTED ? rest : text;
}

/** Matches a request, which is no fact to quote. */
const REQUESTS = /\b(?:don't|please|pls|stop|drop|leave)\b/;
const DONE = /^(?:ok(?:ay)?,? |well,? |so,? |right,? )?(?:i (?:did|'ve done)|done|sent)\b/;

/** Matches a person repeating an earlier statement: "As I said, ...". */
const SAID_AGAIN =
  /^(?:(?:as|like) i (?:said|wrote|mentioned|told you)|i (?:already )?(?:said|told you)(?: already)?)(?: at the start| before| already)?,? (?:that )?/i;

/** The first sentence that does not itself carry the intent; after a reminder, the repeated statement. */
function restOf(intent: Intent, latest: Situation): string | undefined {
  if (intent === "remind") return saidAgain(latest);
  if (intent === "smaller") return undefined;
  const carries = (sentence: Sentence, index: number): boolean => {
    if (intent === "denial") return findDenials(sentence.text).length > 0;
    if (intent === "disagree") return index === 0;
    return intent === "didIt" && (index === 0 || DONE.test(plainOf(sentence)));
  };
  const others = latest.sentences.filter(
    (sentence, index) =>
      isQuotable(sentence) && !carries(sentence, index) && !REQUESTS.test(plainOf(sentence)),
  );
  return others.length < latest.sentences.length ? others[0]?.text : undefined;
}

function saidAgain({ sentences }: Situation): string | undefined {
  const [candidates] = sentences.filter((sentence) => SAID_AGAIN.test(sentence.text));
  const rest = candidates?.text.replace(SAID_AGAIN, "") ?? "";
  return wordCount(rest) >= LEAST_QUOTED && wordCount(rest) <= MOST_QUOTED ? rest : undefined;
}

/** The costliest sentence of the first text that is not denied. */
function leftOf(
  first: Situation,
  { userContext: text }: ChatRequest,
  denials: readonly Denial[],
): string | undefined {
  return first.quotes.find((quote) => text.includes(quote.text) && !isDenied(quote.text, denials))?.text;
}

function isQuotable({ text, isQuotable: isWhole }: Sentence): boolean {
  const words = wordCount(text);
  return isWhole && words >= LEAST_QUOTED && words <= MOST_QUOTED;
}

function plainOf({ plain }: Sentence): string {
  return restoreApostrophes(plain);
}

/** The step that was offered last: in the chat, else in the reading. */
function lastStepIn({ messages, reading }: ChatRequest): { text: string; minutes?: number } {
  const offered = messages
    .filter((message) => !isFromPerson(message))
    .flatMap(({ content }) => content.split(/(?<=[.!?…])\s/))
    .findLast((sentence) => OFFERED.test(sentence));
  if (offered !== undefined) return { text: trimEndWhere(offered, /\s/) };
  return reading.actionSteps[0] ?? { text: "" };
}

const OFFERED = /^(?:Two minutes|Thirty seconds), /;
