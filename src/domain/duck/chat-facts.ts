/** Gathers what a chat reply may name: the card, a step, and sentences of the person's, by the intent. */
import { aboutOf } from "../deck/meaning.ts";
import { trimEndWhere } from "../text/trim-end.ts";
import { repliesIn } from "./chat-speakers.ts";
import { composeSmallerStep, OFFERED_STEP } from "./compose-smaller-step.ts";
import { wordCount } from "./count-words.ts";
import { judgementIn, timeIn, twoNumbersIn, wholeIn } from "./details-of-message.ts";
import type { ChatRequest } from "./duck-request.ts";
import { excludedIn } from "./excluded-in.ts";
import type { Denial } from "./find-denials.ts";
import { findDenials } from "./find-denials.ts";
import { lastOptionIn } from "./find-option.ts";
import type { Fact } from "./gather-facts.ts";
import { insteadIn } from "./instead-of-denied.ts";
import { isPluralNoun } from "./lexicon/topic-nouns.ts";
import { DENYING, type Intent } from "./message-intents.ts";
import {
  echoOf,
  isShortEnoughToQuote,
  LEAST_QUOTED,
  MOST_QUOTED,
  newsOf,
  quoteFor,
} from "./quote-of-message.ts";
import type { Situation } from "./read-situation.ts";
import { capitalised } from "./render-frame.ts";
import { plainWords } from "./restore-apostrophes.ts";
import { leftOf } from "./sentence-of-first-text.ts";
import type { Sentence } from "./split-sentences.ts";
import { whoKnows } from "./who-knows.ts";

const MAX_STEP_WORDS = 45;

export interface ReplySituations {
  /** The situation of the message alone. */
  latest: Situation;
  /** Everything the person has told, read as one text. */
  first: Situation;
  intent: Intent;
  denials: readonly Denial[];
}

/**
 * - `q`: the sentence of the message that the reply quotes.
 * - `rest`: another sentence of a message that denies, reminds or reports something done.
 * - `left`: a sentence of the first text; `near`: the same, where it shares a word with the message.
 * - `news`: the sentence of the message that carries the news, where it is short; `echo`: a short message, whole.
 * - `step`, `other`: a step of the reading that was not given in the chat yet; two different ones where there are two.
 * - `option`: the last of what a message puts up for a choice.
 * - `instead`: what a denial says it is; `whoKnows`: who knows what is asked.
 * - `asked`: the duck's last question, where it can be answered with yes or no.
 * - `about`: what the card is about; `time`, `whole`, `trait`, `n1`, `n2`: see `details-of-message.ts`.
 * - `card`, `smaller`, `denied`, `excluded`: what their names say.
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
  put("about", drawn && aboutOf(drawn));
  const [step, other] = stepsLeft(request);
  put("step", withoutQuote(step));
  put("other", withoutQuote(other ?? step));
  put("option", intent === "choose" ? lastOptionIn(request.message) : undefined, true);
  put("whoKnows", intent === "asksPlace" ? whoKnows(request.message) : undefined);
  for (const [name, words] of Object.entries(detailsOf(plainWords(request.message), intent)))
    put(name, words);
  put("instead", intent === "no" || DENYING.has(intent) ? insteadIn(latest.sentences) : undefined, true);
  put("asked", lastYesOrNoIn(request));
  put("excluded", intent === "smaller" ? excludedIn(plainWords(request.message)) : undefined);
  if (extra.excluded) extra.excluded.isPlural = isPluralNoun(extra.excluded.words);
  const rest = restOf(intent, latest);
  const offered = lastStepIn(request);
  put("smaller", offered.text.includes("“") ? undefined : composeSmallerStep(offered.text, offered.minutes));
  const denied = denials.at(-1);
  put("denied", denied?.said);
  if (extra.denied && denied) extra.denied.isPlural = isPluralNoun(denied.head);
  put("q", quoteFor(intent, request.message, latest), true);
  put("rest", rest, true);
  const { words, isShared } = leftOf(first, request, denials);
  put("left", words, true);
  put("near", isShared ? words : undefined, true);
  put("news", newsOf(latest), true);
  put("echo", echoOf(request.message, latest), true);
  return extra;
}

/** Words of the message that a reply may name. `plain`: in lower case, with its apostrophes. */
function detailsOf(plain: string, intent: Intent): Record<string, string | undefined> {
  const [n1, n2] = twoNumbersIn(plain) ?? [];
  const judgement = judgementIn(plain);
  const time = timeIn(plain);
  const whole = wholeIn(plain);
  return {
    n1,
    n2,
    trait: judgement?.isNamed ? judgement.word : undefined,
    time: TIMED.has(intent) ? time : undefined,
    whole: intent === "smaller" && time === whole ? undefined : whole,
  };
}

/** Without a step that only handles the person's own sentence: that is no answer to a request for something to do. */
function withoutQuote(step: string | undefined): string | undefined {
  return step?.includes("“") ? undefined : step;
}

/** Intents of messages that ask for something which fits into a time. */
const TIMED: ReadonlySet<Intent> = new Set(["smaller", "asksStep"]);

/** The reading's steps that were not given in the chat yet, of those one of each. */
function stepsLeft(request: ChatRequest): string[] {
  const given = repliesIn(request);
  return request.reading.actionSteps
    .map(({ text }) => capitalised(text.split(/(?<=[.!?…])\s/, 1)[0] ?? ""))
    .filter((step) => step !== "" && wordCount(step) <= MAX_STEP_WORDS)
    .filter((step) => !given.some((content) => content.includes(step)))
    .toSorted((one, other) => Number(one.includes("“")) - Number(other.includes("“")));
}

const YES_OR_NO = /^(?:is|are|was|were|does|do|did|would|could|can|has|have)\b/i;

/** The question that the duck asked last, where "yes" or "no" answers it. */
function lastYesOrNoIn(request: ChatRequest): string | undefined {
  const last = repliesIn(request).at(-1) ?? "";
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
    .filter((sentence) => isShortEnoughToQuote(sentence) && !REQUESTS.test(plainWords(sentence.text)));
  if (carrying < 0) return undefined;
  if (sentences.length === 1 && DENYING.has(intent)) return clauseBehindDenial(sentences[0]?.text ?? "");
  return (intent === "didIt" ? behind.at(-1) : behind[0])?.text;
}

const LEAST_OF_CLAUSE = 4;

/** "Nope, it isn't nerves, the hall is empty": what is said behind the denial in the same sentence. */
function clauseBehindDenial(sentence: string): string | undefined {
  const clauses = sentence.split(/[,;–—] (?:(?:and|but|because|so) )?/).slice(1);
  return clauses.findLast(
    (clause) =>
      wordCount(clause) >= LEAST_OF_CLAUSE &&
      !NEGATES.test(plainWords(clause)) &&
      !/["“”‘’]|\b(?:if that's|thinks?|says?|you|tbh)\b/.test(clause),
  );
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

/** The step that was offered last: in the chat, else in the reading. */
function lastStepIn(request: ChatRequest): { text: string; minutes?: number } {
  const offered = repliesIn(request)
    .flatMap((reply) => reply.split(/(?<=[.!?…])\s/))
    .findLast((sentence) => OFFERED_STEP.test(sentence));
  if (offered !== undefined) return { text: trimEndWhere(offered, /\s/) };
  return request.reading.actionSteps[0] ?? { text: "" };
}
