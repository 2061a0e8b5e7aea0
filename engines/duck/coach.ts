/**
 * The chat without a model. The coach understands no sentence and says so: it keeps what is typed, and answers taps with what can be
 * made of the person's answers, of the card, and of the questions of the reading. It asks nothing about typed text unless it asked
 * for it: in trials a question that did not fit was heard as not listening, and beside danger it did harm.
 */
import type { ChatRequest } from "#domain/duck/duck-request.ts";
import { goodbyeIn, isOneLine, isRequest, isSaidDone, isSaidOfProgram } from "./coach-message.ts";
import { questionAfter } from "./coach-questions.ts";
import {
  askedLast,
  endedByAsking,
  firstUnsaid,
  joined,
  openTalk,
  quoted,
  sayNext,
  type Talk,
} from "./coach-talk.ts";
import { dangerTapOf, plainMessage, tapOf } from "./coach-words.ts";
import { isDark, replyQuietly, replyToDanger } from "./quiet-replies.ts";
import { mayUse, type Suspicion, saidIn, suspicionIn } from "./suspicion.ts";
import { followsSmaller, TAP_REPLIES } from "./tap-replies.ts";

export function coachReply(request: ChatRequest): string {
  const talk = openTalk(request);
  const danger = dangerTapOf(request.message);
  if (danger) return replyToDanger(talk, danger);
  const tap = tapOf(request.message);
  if (tap === "more" || isDark(request)) return replyQuietly(talk);
  if (tap && mayUse(tap, suspicionIn(saidIn(request)))) return TAP_REPLIES[tap](talk);
  return tap ? talk.words.notNow : replyToTyped(talk);
}

function replyToTyped(talk: Talk): string {
  const { request, words } = talk;
  const suspicion = suspicionIn(saidIn(request));
  if (suspicion.danger !== "none") return replyBeside(suspicion, talk);
  if (isSaidOfProgram(talk)) return sayNext(talk, words.program);
  if (words.phrases.unclear.includes(plainMessage(request.message))) return words.unclear;
  const goodbye = goodbyeIn(talk);
  if (goodbye) return request.isHelpFolded ? words.besideSuspicion.bye : words[goodbye];
  if (isRequest(talk) && !asksForQuestion(talk)) return replyToRequest(talk);
  if (isSaidDone(talk)) return TAP_REPLIES["did-it"](talk);
  return replyToAnswer(talk) ?? sayNext(talk, words.kept);
}

/** Of so many replies beside a suspicion, one asks again and says how to come to help. */
const ASKED_EVERY = 3;

/**
 * Asks whether somebody is in danger, where something that was said may mean it: at first, with each text that may mean it by itself,
 * and at length beside a guess with every third. After outright words the person has answered already, so it keeps what they write.
 */
function replyBeside({ danger, isNew }: Suspicion, talk: Talk): string {
  const { words } = talk;
  if (goodbyeIn(talk)) return words.danger.bye;
  const { asks, isOpen, isKept } = words.besideSuspicion;
  const isAsked = (reply: string) => asks.some((line) => reply.includes(line));
  const isGuess = danger === "guess";
  const isDue = isGuess && !talk.replies.slice(-ASKED_EVERY + 1).some(isAsked);
  const between = isGuess ? isOpen : isKept;
  const line = sayNext(talk, isDue || isNew ? asks : between);
  return isRequest(talk) ? joined(words.cannotMore, line) : line;
}

/** Takes up the answer to a question of the coach; `undefined` if nothing was asked. */
function replyToAnswer(talk: Talk): string | undefined {
  const { request, words, asking } = talk;
  const question = questionAfter(talk);
  if (question) return question;
  if (isOneLine(request.message)) {
    const { act, when } = asking.questions;
    const own = quoted(talk, request.message);
    // A step without a time is seldom done, so who has named none is asked for it once.
    const time = talk.answers.when ? undefined : firstUnsaid(talk, [when.ask]);
    if (followsSmaller(talk) || askedLast(talk, act.ask)) return joined(own, words.newStep, time);
    if (askedLast(talk, words.aloud.withWord)) return joined(own, words.aloud.lineNow);
  }
  return endedByAsking(talk) ? sayNext(talk, words.answered) : undefined;
}

/** Returns whether the coach asked last for something that may be a question itself. */
function asksForQuestion(talk: Talk): boolean {
  const { askedBack, aloud } = talk.words;
  return [...askedBack, aloud.withWord].some((question) => askedLast(talk, question));
}

/** Answers a question with a question about it, because the coach has no answers. */
function replyToRequest(talk: Talk): string {
  const { words } = talk;
  const question = firstUnsaid(talk, words.askedBack);
  return question === undefined ? words.cannotMore : joined(sayNext(talk, words.cannot), question);
}
