/** Gathers what a chat reply may name: the card, a step, and sentences of the person's, by the intent. */
import { trimEndWhere } from "../text/trim-end.ts";
import { composeSmallerStep } from "./compose-smaller-step.ts";
import { wordCount } from "./count-words.ts";
import { judgementIn, timeIn, twoNumbersIn, wholeIn } from "./details-of-message.ts";
import type { ChatMessage, ChatRequest } from "./duck-request.ts";
import type { Denial } from "./find-denials.ts";
import { findDenials } from "./find-denials.ts";
import { lastOptionIn } from "./find-option.ts";
import type { Fact } from "./gather-facts.ts";
import { insteadIn } from "./instead-of-denied.ts";
import { DENYING, type Intent } from "./message-intents.ts";
import { isQuotable, LEAST_QUOTED, MOST_QUOTED, quoteFor } from "./quote-of-message.ts";
import type { Situation } from "./read-situation.ts";
import { capitalised } from "./render-frame.ts";
import { plainWords } from "./restore-apostrophes.ts";
import type { Sentence } from "./split-sentences.ts";
import { whoKnows } from "./who-knows.ts";

const MAX_STEP_WORDS = 45;
/** Shorter words are compared whole. */
const LEAST_STEM = 4;

export interface ReplySituations {
  /** The situation of the message alone. */
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
 * - `left`: a sentence of the first text that has to do with the message.
 * - `step`, `other`: a step of the reading that was not given in the chat yet; two different ones where there are two.
 * - `option`: the last of what a message puts up for a choice.
 * - `instead`: what a denial says it is; `whoKnows`: who knows what is asked.
 * - `asked`: the duck's last question, where it can be answered with yes or no.
 * - `about`: what the card is about; `time`, `whole`, `trait`, `n1`, `n2`: see `details-of-message.ts`.
 * - `card`, `smaller`, `denied`: what their names say.
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
  const material = drawn?.card.material;
  put("about", (drawn?.reversed ? material?.aboutReversed : null) ?? material?.about);
  const [step, other] = stepsLeft(request);
  put("step", step);
  put("other", other ?? step);
  put("option", intent === "choose" ? lastOptionIn(request.message) : undefined, true);
  put("whoKnows", intent === "asksPlace" ? whoKnows(request.message) : undefined);
  const plain = plainWords(request.message);
  const [n1, n2] = twoNumbersIn(plain) ?? [];
  put("n1", n1);
  put("n2", n2);
  put("trait", judgementIn(plain)?.word);
  put("time", TIMED.has(intent) ? timeIn(plain) : undefined);
  put("whole", intent === "smaller" && timeIn(plain) === wholeIn(plain) ? undefined : wholeIn(plain));
  put("instead", intent === "no" || DENYING.has(intent) ? insteadIn(latest.sentences) : undefined, true);
  put("asked", lastYesOrNoIn(request));
  const rest = restOf(intent, latest);
  const offered = lastStepIn(request);
  put("smaller", offered.text.includes("“") ? undefined : composeSmallerStep(offered.text, offered.minutes));
  put("denied", denials.at(-1)?.said);
  put("q", quoteFor(intent, request.message, latest), true);
  put("rest", rest, true);
  put("left", leftOf(first, request, denials), true);
  return extra;
}

/** Intents of messages that ask for something which fits into a time. */
const TIMED: ReadonlySet<Intent> = new Set(["smaller", "asksStep"]);

/** The reading's steps that were not given in the chat yet, of those one of each. */
function stepsLeft({ reading, messages }: ChatRequest): string[] {
  const given = messages.filter((message) => !isFromPerson(message)).map(({ content }) => content);
  return reading.actionSteps
    .map(({ text }) => capitalised(text.split(/(?<=[.!?…])\s/, 1)[0] ?? ""))
    .filter((step) => step !== "" && wordCount(step) <= MAX_STEP_WORDS)
    .filter((step) => !given.some((content) => content.includes(step)));
}

const YES_OR_NO = /^(?:is|are|was|were|does|do|did|would|could|can|has|have)\b/i;

/** The question that the duck asked last, where "yes" or "no" answers it. */
function lastYesOrNoIn({ messages }: ChatRequest): string | undefined {
  const last = messages.findLast((message) => !isFromPerson(message))?.content ?? "";
  const question = last.split(/(?<=[.!?…]["”’]?)\s+/).at(-1) ?? "";
  const isPlain = YES_OR_NO.test(question) && question.endsWith("?") && !/["“”‘]|\bor\b/.test(question);
  return isPlain ? question : undefined;
}

/** Matches a request, which is no fact to quote. */
const REQUESTS = /\b(?:don't|please|pls|stop|drop|leave)\b/;
const DONE = /^(?:ok(?:ay)?,? |well,? |so,? |right,? )?(?:i (?:did|'ve done)|done|sent)\b/;

/** Matches a person repeating an earlier statement: "As I said, ...". */
const SAID_AGAIN =
  /^(?:(?:as|like) i (?:said|wrote|mentioned|stated|told you)|i (?:already )?(?:said|told you)(?: already)?|i did (?:say|tell you|mention))(?: at the (?:start|outset|top|beginning)| up top| from the beginning| before| already)?,? (?:that )?/i;

/** What is said behind the sentence that carries the intent; after a reminder, the repeated statement. */
function restOf(intent: Intent, latest: Situation): string | undefined {
  if (intent === "remind") return saidAgain(latest);
  if (intent === "no") return restOfNo(latest);
  if (intent === "smaller") return undefined;
  const { sentences } = latest;
  const carrying = sentences.findLastIndex((sentence, index) => carries(intent, sentence, index));
  const behind = sentences
    .slice(carrying + 1)
    .filter((sentence) => isQuotable(sentence) && !REQUESTS.test(plainWords(sentence.text)));
  if (carrying < 0) return undefined;
  return (intent === "didIt" ? behind.at(-1) : behind[0])?.text;
}

/** Whether the sentence does what the message does, so that it tells nothing more. */
function carries(intent: Intent, sentence: Sentence, index: number): boolean {
  switch (intent) {
    case "denial":
      return findDenials(sentence.text).length > 0 || NEGATES.test(plainWords(sentence.text));
    case "ruledOut":
      return NEGATES.test(plainWords(sentence.text));
    case "disagree":
    case "missed":
      return index === 0;
    case "didIt":
      return index === 0 || DONE.test(plainWords(sentence.text));
    default:
      return false;
  }
}

/** Matches a sentence that says what something is not. */
const NEGATES =
  /\b(?:not|no|never|none|nobody|nothing|isn't|wasn't|aren't|don't|doesn't|didn't|can't|leave|hardly)\b/;

/** "no i don't play": what is said behind the no. */
function restOfNo({ sentences }: Situation): string | undefined {
  const rest = sentences[0]?.text.replace(/^(?:no|nope|nah),? /i, "") ?? "";
  const isMore = rest !== sentences[0]?.text && wordCount(rest) >= LEAST_QUOTED;
  return isMore && sentences[0]?.isQuotable ? rest : undefined;
}

function saidAgain({ sentences }: Situation): string | undefined {
  const [candidates] = sentences.filter((sentence) => SAID_AGAIN.test(sentence.text));
  const rest = candidates?.text.replace(SAID_AGAIN, "") ?? "";
  return wordCount(rest) >= LEAST_QUOTED && wordCount(rest) <= MOST_QUOTED ? rest : undefined;
}

/**
 * Of the first text, the sentence that shares most words with the message; where none shares any, the costliest. One that
 * holds what was denied, or that the duck has quoted before, is left out.
 */
function leftOf(
  first: Situation,
  { userContext: text, message, messages, avoid = [] }: ChatRequest,
  denials: readonly Denial[],
): string | undefined {
  const said = [...messages.filter((one) => !isFromPerson(one)).map(({ content }) => content), ...avoid].join(
    "\n",
  );
  const isFree = (words: string) =>
    text.includes(words) &&
    !said.includes(words) &&
    !isDenied(words, denials) &&
    wordCount(words) >= LEAST_QUOTED;
  const named = contentWordsOf(message);
  const shared = first.sentences
    .filter((sentence) => isQuotable(sentence) && isFree(sentence.text))
    .map(({ text: words }) => ({
      words,
      count: [...contentWordsOf(words)].filter((word) => named.has(word)).length,
    }))
    .toSorted((one, other) => other.count - one.count)[0];
  return shared && shared.count > 0 ? shared.words : first.quotes.find((quote) => isFree(quote.text))?.text;
}

const LEAST_CONTENT = 4;
/** Longer words that say nothing of the matter. */
const COMMON_WORDS = new Set(
  "about after again also been before being card could does doing done even ever every from have having here into just like made make more most much never only other over really said same should some someone something still than that their them then there these they thing things think this those very want were what when where which while will with would your meant tell what's supposed honestly".split(
    " ",
  ),
);

function contentWordsOf(text: string): Set<string> {
  const words = plainWords(text).split(/[^\p{L}\p{N}'-]+/u);
  return new Set(words.filter((word) => word.length >= LEAST_CONTENT && !COMMON_WORDS.has(word)).map(stemOf));
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
