/** Gathers the words that a chat reply may contain: about the card, a step, and sentences of the person. */
import { aboutOf } from "../deck/meaning.ts";
import { repliesIn } from "./chat-speakers.ts";
import { composeSmallerStep } from "./compose-smaller-step.ts";
import {
  requestedDurationIn,
  requestedJudgementIn,
  requestedWayIn,
  tooLargeAmountIn,
  twoNumbersIn,
} from "./details-of-message.ts";
import type { ChatRequest } from "./duck-request.ts";
import { excludedIn } from "./excluded-in.ts";
import type { Denial } from "./find-denials.ts";
import { lastOptionIn } from "./find-option.ts";
import type { Fact } from "./gather-facts.ts";
import { insteadIn } from "./instead-of-denied.ts";
import { isPluralNoun } from "./lexicon/topic-nouns.ts";
import { DENYING, type Intent } from "./message-intents.ts";
import { echoOf, quoteFor, shortMessageOrNewsSentence } from "./quote-of-message.ts";
import type { Situation } from "./read-situation.ts";
import { furtherStatementOf } from "./rest-of-message.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";
import { leftOf } from "./sentence-of-first-text.ts";
import { lastStepIn, stepsLeft } from "./steps-in-chat.ts";
import { whoWouldKnow } from "./who-knows.ts";

export interface ReplySituations {
  /** What was read in the message alone. */
  latest: Situation;
  /** What was read in all that the person has told, taken as one text. */
  first: Situation;
  intent: Intent;
  denials: readonly Denial[];
}

/**
 * Returns the texts that fill the gaps of a reply, by the name of the gap.
 * - `q`: the sentence of the message that the reply quotes.
 * - `rest`: another sentence of a message that denies something, reminds of it or reports it as done.
 * - `left`: a sentence of the person's first text.
 * - `near`: the same, if it shares a word with the message.
 * - `news`: the sentence of the message that carries the news, if it is short.
 * - `echo`: the whole of a short message.
 * - `step`, `other`: steps of the reading that were not given in the chat yet; two different ones if there are two.
 * - `option`: the last option of a choice in the message.
 * - `instead`: what the matter is, according to a message that denies something else.
 * - `whoKnows`: the person who knows the answer to the question.
 * - `asked`: the duck's last question, if yes or no can answer it.
 * - `about`: what the card is about.
 * - `time`, `whole`, `trait`, `n1`, `n2`: see `details-of-message.ts`.
 * - `condition`: the way in which a step must be done.
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
  put("whoKnows", intent === "asksPlace" ? whoWouldKnow(request.message) : undefined);
  for (const [name, words] of Object.entries(detailsOf(normaliseForMatching(request.message), intent)))
    put(name, words);
  put("instead", intent === "no" || DENYING.has(intent) ? insteadIn(latest.sentences) : undefined, true);
  put("asked", lastYesOrNoIn(request));
  put("excluded", intent === "smaller" ? excludedIn(normaliseForMatching(request.message)) : undefined);
  if (extra.excluded) extra.excluded.isPlural = isPluralNoun(extra.excluded.words);
  const rest = furtherStatementOf(intent, request.message, latest);
  const offered = lastStepIn(request);
  const isPlain = offered.text !== "" && !offered.text.includes("“");
  put("smaller", isPlain ? composeSmallerStep(offered.text, offered.minutes) : undefined);
  const denied = denials.at(-1);
  put("denied", denied?.said);
  if (extra.denied && denied) extra.denied.isPlural = denied.said === "nerves" || isPluralNoun(denied.head);
  put("q", quoteFor(intent, request.message, latest), true);
  put("rest", rest, true);
  const { words, isShared } = leftOf(first, request, denials);
  put("left", words, true);
  put("near", isShared ? words : undefined, true);
  put("news", shortMessageOrNewsSentence(latest, request.message), true);
  put("echo", echoOf(request.message, latest), true);
  return extra;
}

/** Returns words of the message that a reply may name. `plain` is the message in lower case with its apostrophes. */
function detailsOf(plain: string, intent: Intent): Record<string, string | undefined> {
  const [n1, n2] = twoNumbersIn(plain) ?? [];
  const judgement = requestedJudgementIn(plain);
  const time = requestedDurationIn(plain);
  const whole = tooLargeAmountIn(plain);
  return {
    n1,
    n2,
    trait: judgement?.isNamed ? judgement.word : undefined,
    time: TIMED.has(intent) ? time : undefined,
    condition: TIMED.has(intent) ? requestedWayIn(plain) : undefined,
    whole: intent === "smaller" && time === whole ? undefined : whole,
  };
}

/**
 * Returns the step, or `undefined` if it contains a quotation: a step about a sentence of the person is not an answer
 * to a request for something to do.
 */
function withoutQuote(step: string | undefined): string | undefined {
  return step?.includes("“") ? undefined : step;
}

/** Intents of messages that ask for something to do within a given time. */
const TIMED: ReadonlySet<Intent> = new Set(["smaller", "asksStep"]);

const YES_OR_NO = /^(?:is|are|was|were|does|do|did|would|could|can|has|have)\b/i;

/** Returns the last question of the duck; `undefined` if "yes" or "no" cannot answer it. */
function lastYesOrNoIn(request: ChatRequest): string | undefined {
  const last = repliesIn(request).at(-1) ?? "";
  const question = last.split(/(?<=[.!?…]["”’]?)\s+/).at(-1) ?? "";
  const isPlain = YES_OR_NO.test(question) && question.endsWith("?") && !/["“”‘]|\bor\b/.test(question);
  return isPlain ? question : undefined;
}
