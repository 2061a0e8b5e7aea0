/** Gathers what a chat reply may name: the card, a step, and sentences of the person's, by the intent. */
import { aboutOf } from "../deck/meaning.ts";
import { trimEndWhere } from "../text/trim-end.ts";
import { repliesIn } from "./chat-speakers.ts";
import { composeSmallerStep, OFFERED_STEP } from "./compose-smaller-step.ts";
import { wordCount } from "./count-words.ts";
import { conditionIn, judgementIn, timeIn, twoNumbersIn, wholeIn } from "./details-of-message.ts";
import type { ChatRequest } from "./duck-request.ts";
import { excludedIn } from "./excluded-in.ts";
import type { Denial } from "./find-denials.ts";
import { lastOptionIn } from "./find-option.ts";
import type { Fact } from "./gather-facts.ts";
import { insteadIn } from "./instead-of-denied.ts";
import { isPluralNoun } from "./lexicon/topic-nouns.ts";
import { DENYING, type Intent } from "./message-intents.ts";
import { echoOf, newsOf, quoteFor } from "./quote-of-message.ts";
import type { Situation } from "./read-situation.ts";
import { capitalised } from "./render-frame.ts";
import { restOf } from "./rest-of-message.ts";
import { plainWords } from "./restore-apostrophes.ts";
import { isOfMatter, leftOf } from "./sentence-of-first-text.ts";
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
 * - `card`, `smaller`, `denied`, `excluded`, `condition`: what their names say.
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
  const rest = restOf(intent, request.message, latest);
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
  put("news", newsOf(latest, request.message), true);
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
    condition: TIMED.has(intent) ? conditionIn(plain) : undefined,
    whole: intent === "smaller" && time === whole ? undefined : whole,
  };
}

/** Without a step that only handles the person's own sentence: that is no answer to a request for something to do. */
function withoutQuote(step: string | undefined): string | undefined {
  return step?.includes("“") ? undefined : step;
}

/** Intents of messages that ask for something which fits into a time. */
const TIMED: ReadonlySet<Intent> = new Set(["smaller", "asksStep"]);

/** The reading's steps about the person's matter that were not given in the chat yet, of those one of each. */
function stepsLeft(request: ChatRequest): string[] {
  const given = repliesIn(request);
  return request.reading.actionSteps
    .map(({ text }) => capitalised(text.split(/(?<=[.!?…])\s/, 1)[0] ?? ""))
    .filter((step) => step !== "" && wordCount(step) <= MAX_STEP_WORDS)
    .filter((step) => !given.some((content) => content.includes(step)) && isOfMatter(request, step))
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

/** The step that was offered last: in the chat, else in the reading. */
function lastStepIn(request: ChatRequest): { text: string; minutes?: number } {
  const offered = repliesIn(request)
    .flatMap((reply) => reply.split(/(?<=[.!?…])\s/))
    .findLast((sentence) => OFFERED_STEP.test(sentence));
  if (offered !== undefined) return { text: trimEndWhere(offered, /\s/) };
  return request.reading.actionSteps.find(({ text }) => isOfMatter(request, text)) ?? { text: "" };
}
