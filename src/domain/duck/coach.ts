/**
 * The chat without a model. The coach understands no sentence and says so: it keeps what is typed, and answers taps with what can be
 * made of the person's answers, of the card, and of the questions of the reading. It asks nothing about typed text unless it asked
 * for it: in trials a question that did not fit was heard as not listening, and beside danger it did harm.
 */
import { findHeavySubject, isSurelyDark } from "../safety/gravity.ts";
import { goodbyeIn, isOneLine, isRequest, isSaidDone, isSaidOfProgram } from "./coach-message.ts";
import { questionAfter } from "./coach-questions.ts";
import { askedLast, firstUnsaid, joined, openTalk, quoted, sayNext, type Talk } from "./coach-talk.ts";
import { dangerTapOf, plainOf, tapOf } from "./coach-words.ts";
import type { ChatRequest } from "./duck-request.ts";
import { isDark, isOutrightDark, replyQuietly, replyToDanger, sinceDenial } from "./quiet-replies.ts";
import { followsSmaller, TAP_REPLIES } from "./tap-replies.ts";

export function coachReply(request: ChatRequest): string {
  const talk = openTalk(request);
  const danger = dangerTapOf(request.message);
  if (danger) return replyToDanger(talk, danger);
  const tap = tapOf(request.message);
  if (tap === "more" || isDark(request)) return replyQuietly(talk);
  return tap ? TAP_REPLIES[tap](talk) : replyToTyped(talk);
}

function replyToTyped(talk: Talk): string {
  const { request, words, asking } = talk;
  if (isSaidOfProgram(talk)) return sayNext(talk, words.program);
  if (words.phrases.unclear.includes(plainOf(request.message))) return words.unclear;
  const goodbye = goodbyeIn(talk);
  if (goodbye) return words[goodbye];
  if (isSoft(request)) return sayNext(talk, words.gently);
  const wasAskedBack = words.askedBack.some((question) => askedLast(talk, question));
  if (isRequest(talk) && !wasAskedBack) return replyToRequest(talk);
  if (isSaidDone(talk)) return TAP_REPLIES["did-it"](talk);
  const isStep = followsSmaller(talk) || askedLast(talk, asking.questions.act.ask);
  const question = questionAfter(talk);
  if (question) return question;
  if (isStep && isOneLine(request.message)) return joined(quoted(talk, request.message), words.newStep);
  return sayNext(talk, words.kept);
}

/** The number of messages after a dark or heavy one that get no question, either. */
const SOFT_AFTER_DARK = 2;

/**
 * Returns whether a way to help stands beside the chat, or the message may be dark or speaks of a death, an illness or harm, or one of
 * late did.
 */
function isSoft({ message, helpInSight, earlier = [] }: ChatRequest): boolean {
  const ofLate = sinceDenial(earlier).since.slice(-SOFT_AFTER_DARK);
  return (
    helpInSight === "folded" ||
    isSurelyDark(message) ||
    findHeavySubject(message) !== null ||
    ofLate.some((text) => isOutrightDark(text) || findHeavySubject(text) !== null)
  );
}

/** Answers a question with a question about it, because the coach has no answers. */
function replyToRequest(talk: Talk): string {
  const { words } = talk;
  const question = firstUnsaid(talk, words.askedBack);
  return question === undefined ? words.cannotMore : joined(sayNext(talk, words.cannot), question);
}
