/**
 * The chat without a model. The coach understands no sentence and says so: it keeps what is typed, quotes it, and asks the
 * questions of the reading about it, each of them once. A tap gets what can be made of the person's answers and of the card.
 */
import { fillGaps } from "../asking/asking-words.ts";
import { planSentence } from "../asking/plan-sentence.ts";
import { readTime } from "../asking/read-time.ts";
import { callsForQuiet, findHeavySubject, isSurelyDark } from "../safety/gravity.ts";
import { goodbyeIn, isOneLine, isRequest, isSaidDone, isSaidOfProgram, isShort } from "./coach-message.ts";
import { nextQuestion } from "./coach-questions.ts";
import {
  askedLast,
  firstUnsaid,
  inMarks,
  joined,
  openTalk,
  quoted,
  sayNext,
  type Talk,
} from "./coach-talk.ts";
import { dangerTapOf, plainOf, tapOf } from "./coach-words.ts";
import type { ChatRequest } from "./duck-request.ts";
import { isDark, isOutrightDark, replyQuietly, replyToDanger, sinceDenial } from "./quiet-replies.ts";
import { followsSmaller, presentStep, TAP_REPLIES } from "./tap-replies.ts";

export function coachReply(request: ChatRequest): string {
  const talk = openTalk(request);
  const danger = dangerTapOf(request.message);
  if (danger) return replyToDanger(talk, danger);
  const tap = tapOf(request.message);
  if (tap === "more" || isDark(request)) return replyQuietly(talk);
  return tap ? TAP_REPLIES[tap](talk) : replyToTyped(talk);
}

function replyToTyped(talk: Talk): string {
  const { request, words } = talk;
  if (isSaidOfProgram(talk)) return sayNext(talk, words.program);
  if (words.phrases.unclear.includes(plainOf(request.message))) return words.unclear;
  const goodbye = goodbyeIn(talk);
  if (goodbye) return words[goodbye];
  if (isSoft(request)) return replySoftly(talk);
  return [isPresented(talk) ? "" : words.noModel, replyInItsKind(talk)].filter(Boolean).join("\n\n");
}

/** The number of messages after a dark or heavy one in which nothing is asked. */
const SOFT_AFTER_DARK = 2;

/** Returns whether the message may be dark or speaks of a death, an illness or harm, or one of late did. */
function isSoft({ message, earlier = [] }: ChatRequest): boolean {
  const ofLate = sinceDenial(earlier).since.slice(-SOFT_AFTER_DARK);
  return (
    isSurelyDark(message) ||
    findHeavySubject(message) !== null ||
    ofLate.some((text) => isOutrightDark(text) || findHeavySubject(text) !== null)
  );
}

function replySoftly(talk: Talk): string {
  const { request, words } = talk;
  if (!isSurelyDark(request.message)) return sayNext(talk, words.soft);
  return joined(sayNext(talk, words.perhaps), words.heavier);
}

/** Returns whether it was said before in this conversation that there is no model and no understanding. */
function isPresented({ replies, words }: Talk): boolean {
  const [program = ""] = words.program;
  return replies.some((reply) => reply.includes(words.noModel) || reply.includes(program));
}

function replyInItsKind(talk: Talk): string {
  const { request } = talk;
  if (isSaidDone(talk)) return TAP_REPLIES["did-it"](talk);
  if (followsSmaller(talk) && isOneLine(request.message)) return takeAsSmaller(talk);
  if (isShort(talk)) return nextQuestion(talk) ?? sayNoneLeft(talk);
  return isRequest(talk) ? replyToRequest(talk) : replyToStatement(talk);
}

/** Answers a question with a question about it, because the coach has no answers. */
function replyToRequest(talk: Talk): string {
  const { words } = talk;
  const question = firstUnsaid(talk, words.askedBack);
  return question === undefined ? words.cannotMore : joined(sayNext(talk, words.cannot), question);
}

/** Quotes what was told, though not in two replies in a row, and asks about it. */
function replyToStatement(talk: Talk): string {
  const { words, request, answers, asking, replies } = talk;
  const question = nextQuestion(talk);
  const quote = quoted(talk, request.message);
  const line = askedLast(talk, asking.questions.when.ask) ? lineWithTime(talk) : undefined;
  if (line) return joined(quote, line);
  if (question === undefined) return joined(quote, sayNoneLeft(talk));
  const isStep =
    answers.act === undefined && askedLast(talk, asking.questions.act.ask) && isOneLine(request.message);
  if (isStep && question === asking.questions.when.ask) return joined(quote, words.afterStep, question);
  const wasQuoted = isPresented(talk) && replies.at(-1)?.includes(words.marks[0] ?? "");
  return joined(wasQuoted && !isStep ? undefined : quote, question);
}

/** Says that no question is left. Beside something heavy, what was written need not be read again. */
function sayNoneLeft(talk: Talk): string {
  const { request, words } = talk;
  return sayNext(talk, words.noneLeft.slice(callsForQuiet([request.userContext]) ? 1 : 0));
}

/** Any day at all: a time is only looked for, and not reckoned. */
const SOME_DAY = "2026-01-05T00:00";

/** Returns the step with the typed time as one line; `undefined` if the message names no time, or there is no step. */
function lineWithTime(talk: Talk): string | undefined {
  const { request, language, words } = talk;
  const act = presentStep(talk);
  if (act === undefined || !isOneLine(request.message)) return undefined;
  if (readTime(request.message, SOME_DAY, language) === null) return undefined;
  const when = { text: request.message.trim().replace(/[?!.…]{1,9}$/, "") };
  const { time, rest } = planSentence({ act, when }, language);
  return fillGaps(words.afterTime, { line: time + rest });
}

/** Says a typed line back as the smaller step, and asks for its time where none is known. */
function takeAsSmaller(talk: Talk): string {
  const { words, request, answers, asking } = talk;
  const quote = quoted(talk, request.message);
  const when = answers.when && fillGaps(words.newStepWhen, { when: inMarks(talk, answers.when.text) });
  return joined(quote, words.newStep, when ?? firstUnsaid(talk, [asking.questions.when.ask]));
}
