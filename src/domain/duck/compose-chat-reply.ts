/**
 * Composes the offline duck's reply in the chat under a reading: one to three sentences, of which the last is mostly a
 * question.
 */

import { MESSAGE_MAX } from "../chat/message.ts";
import { factsForReply } from "./chat-facts.ts";
import { isFromPerson, repliesIn } from "./chat-speakers.ts";
import { chooseChatFrames } from "./choose-chat-frames.ts";
import { SMALLER_STEP } from "./compose-smaller-step.ts";
import { wordCount } from "./count-words.ts";
import { dangerIn } from "./danger-in-chat.ts";
import { takePen, withSingleQuotationMarks } from "./duck-pen.ts";
import type { ChatRequest } from "./duck-request.ts";
import { findDenials } from "./find-denials.ts";
import { type KindOfManner, kindOfMannerRequest } from "./kind-of-manner.ts";
import { mergedFacts } from "./merge-facts.ts";
import { DENYING } from "./message-intents.ts";
import { readInContext } from "./read-in-context.ts";
import { classifyMessage } from "./read-message.ts";
import { readSituation, type Situation } from "./read-situation.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";
import { isDenied } from "./sentence-of-first-text.ts";
import { isSore } from "./sore-words.ts";
import { requestedToneOr, suitManner } from "./suit-manner.ts";
import { writeReply } from "./write-chat-reply.ts";

/**
 * Returns the reply. It avoids sentences of `messages` and `avoid`; in a long chat, all earlier replies belong into
 * `avoid`.
 */
export function composeChatReply(given: ChatRequest): string {
  const request = { ...given, message: withSingleQuotes(given.message.slice(0, MESSAGE_MAX)) };
  const latest = readSituation(request.message, request.blockTypeId, request);
  const earlierMessages =
    request.earlier ?? request.messages.filter(isFromPerson).map(({ content }) => content);
  const denials = [...earlierMessages, request.message].flatMap(findDenials);
  const earlierIntents = earlierMessages.map((message) => classifyMessage(message, false));
  const hasDenied = denials.length > 0 || earlierIntents.some((intent) => DENYING.has(intent));
  const again = readAgain(request, earlierMessages);
  const first = hasDenied ? withoutScene(again) : again;
  const isGrave = latest.isGrave || first.isGrave;
  const facts = mergedFacts(request, latest, first);
  for (const [name, fact] of facts) if (isDenied(fact.words, denials)) facts.delete(name);
  const manner = mannerAsked(earlierMessages.filter((_, index) => earlierIntents[index] === "style"));
  const pen = takePen({
    facts,
    tone: isGrave ? "gentle" : requestedToneOr(manner, request.tone),
    seed: `${request.seed}|${request.messages.length}|${request.message}`,
    avoid: saidBefore(request),
    isQuiet: isGrave || isSore(`${request.userContext} ${request.message}`),
    denied: denials.map(({ head }) => head),
  });
  const recentCount = request.messages.filter(isFromPerson).length;
  const intent = readInContext(request.message, {
    hasPerson: hasCloseOne(latest),
    recentIntents: earlierIntents.slice(earlierIntents.length - recentCount),
  });
  const extra = factsForReply(request, { latest, first, intent, denials });
  const chosen = chooseChatFrames(intent, latest, {
    danger: dangerIn(request, earlierMessages),
    hasInstead: extra.instead !== undefined,
    firstText: request.userContext,
    isGrave,
    message: request.message,
    quoted: extra.q?.words,
  });
  const replies = repliesIn(request);
  return writeReply({
    pen,
    chosen,
    frames: suitManner(intent, chosen, { manner, replies, has: (name) => name in extra }),
    extra,
    first: isGrave ? null : first,
    intent,
    isWithoutMeans: lacksMeans(request),
    said: [...replies, ...(request.avoid ?? [])].join("\n"),
    words: wordCount(request.message),
    manner,
  });
}

/** Returns how the person last asked the duck to speak. `messages` are the messages with such a request. */
function mannerAsked(messages: readonly string[]): KindOfManner | undefined {
  const last = messages.at(-1);
  return last === undefined ? undefined : kindOfMannerRequest(normaliseForMatching(last));
}

/** Makes double quotation marks single, so that the reply can quote the message inside double ones. */
function withSingleQuotes(message: string): string {
  return withSingleQuotationMarks(message.replace(/"([^"\n]{1,200})"/g, "‘$1’"));
}

/**
 * Returns whether the message names a person as "my ...". A bare name does not count, because it may be the name of a
 * thing.
 */
function hasCloseOne({ people }: Situation): boolean {
  return people[0]?.name.startsWith("your ") === true;
}

/** Matches words for a place, a part of the body or a time at which nobody can work at a desk. */
const WITHOUT_MEANS =
  /\b(?:bus|train|tram|car|driving|bed|sofa|phone|thumb|hands?|knees?|back|legs?|wrists?|eyes|queue|shift|baby|dark|walking|outside|break)\b/i;

/**
 * Returns whether the step cannot be given in a smaller form: because the person cannot work at a desk now, or because
 * the smaller form was already given.
 */
function lacksMeans(request: ChatRequest): boolean {
  const isGiven = repliesIn(request).some((reply) => SMALLER_STEP.test(reply));
  return isGiven || WITHOUT_MEANS.test(request.message);
}

/** Reads all that the person has told so far: the first text and every message since. */
function readAgain(request: ChatRequest, earlierMessages: readonly string[]): Situation {
  const text = [request.userContext, ...earlierMessages, request.message].join("\n");
  return readSituation(text, request.blockTypeId, request);
}

/**
 * Returns the situation without its guesses, for a person who has denied something: the duck then asks instead of
 * guessing.
 */
function withoutScene(situation: Situation): Situation {
  return { ...situation, scene: null, isKnotSure: false, isSure: false };
}

function saidBefore(request: ChatRequest): string[] {
  const { reading } = request;
  return [
    ...reading.actionSteps.map(({ text }) => text),
    ...repliesIn(request),
    ...(request.avoid ?? []),
    reading.interpretation,
    ...reading.keyInsights,
  ];
}
