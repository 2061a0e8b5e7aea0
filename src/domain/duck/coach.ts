/**
 * The chat without a model. The coach understands no sentence and says so: it keeps what is typed, quotes it, and asks the
 * questions of the reading about it, each of them once. A tap gets what can be made of the person's answers and of the card.
 */
import { textsOfAnswers } from "../asking/answers.ts";
import { fillGaps } from "../asking/asking-words.ts";
import { judgeAct } from "../asking/judge-answer.ts";
import { planSentence } from "../asking/plan-sentence.ts";
import { readTime } from "../asking/read-time.ts";
import { sentencesToPick } from "../asking/sentences-to-pick.ts";
import { assessDistress } from "../safety/assess-distress.ts";
import { callsForQuiet, findHeavySubject, gravityOf, isSurelyDark } from "../safety/gravity.ts";
import { goodbyeIn, isRequest, isSaidOfProgram, isShort } from "./coach-message.ts";
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
import { plainOf, tapOf } from "./coach-words.ts";
import type { ChatRequest } from "./duck-request.ts";
import { followsSmaller, presentStep, TAP_REPLIES, typedStep } from "./tap-replies.ts";

export function coachReply(request: ChatRequest): string {
  const talk = openTalk(request);
  if (isDark(request)) return replyQuietly(talk);
  const tap = tapOf(request.message);
  return tap ? TAP_REPLIES[tap](talk) : replyToTyped(talk);
}

/** Returns whether somebody may be in danger, so that nothing is asked and people who can be called are named. */
function isDark({ message, helpInSight, isDistressed, ...request }: ChatRequest): boolean {
  const ofReading = [request.userContext, ...textsOfAnswers(request.answers ?? {})];
  if (helpInSight || [message, ...ofReading].some(isOutrightDark)) return true;
  const { earlier = [] } = request;
  if (earlier.some((text) => assessDistress(text).level === "crisis")) return true;
  // Somebody else found it dark, such as a model in its reading, and no words explain it.
  return isDistressed === true && gravityOf([...ofReading, ...earlier, message]) === "none";
}

/** Returns whether a text is dark in words, and not only by a guess. Nothing is offered to be tapped beside it. */
export function isOutrightDark(text: string): boolean {
  const { level, isGuess } = assessDistress(text);
  return level !== "none" && isGuess !== true;
}

function replyQuietly(talk: Talk): string {
  const { request, words } = talk;
  const help = request.helpInSight ? words.helpInSight : words.helpBelow;
  if (goodbyeIn(talk)) return fillGaps(words.quietBye, { help });
  return sayNext(
    talk,
    words.quiet.map((line) => fillGaps(line, { help })),
  );
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
  return (
    isSurelyDark(message) ||
    findHeavySubject(message) !== null ||
    earlier.slice(-SOFT_AFTER_DARK).some((text) => isOutrightDark(text) || findHeavySubject(text) !== null)
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
  const { words } = talk;
  if (followsSmaller(talk)) return takeAsSmaller(talk);
  const question = nextQuestion(talk);
  if (isShort(talk)) return question ?? sayNoneLeft(talk);
  if (!isRequest(talk)) return replyToStatement(talk, question);
  return question === undefined ? words.cannotMore : joined(sayNext(talk, words.cannot), question);
}

function replyToStatement(talk: Talk, question: string | undefined): string {
  const { words, request, answers, asking } = talk;
  const quote = quoted(talk, request.message);
  const line = askedLast(talk, asking.questions.when.ask) ? lineWithTime(talk) : undefined;
  if (line) return joined(quote, line);
  if (question === undefined) return joined(quote, sayNoneLeft(talk));
  const isStep = answers.act === undefined && askedLast(talk, asking.questions.act.ask);
  if (isStep && question === asking.questions.when.ask) return joined(quote, words.afterStep, question);
  if (isStep) return joined(quote, question);
  // Beside something heavy, or a line that may be, no receipt is given.
  if (callsForQuiet([request.userContext, request.message])) return joined(quote, question);
  const wasQuoted = isPresented(talk) && talk.replies.at(-1)?.includes(words.marks[0] ?? "");
  return joined(quote && !wasQuoted ? quote : sayNext(talk, words.kept), question);
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
  if (act === undefined || readTime(request.message, SOME_DAY, language) === null) return undefined;
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

/** Returns the next of the questions: what is not answered yet, then what was answered under the card. */
function nextQuestion(talk: Talk): string | undefined {
  const { asking, answers, words } = talk;
  const { obstacle, act, when } = asking.questions;
  const isAnswer = !isShort(talk) && !isRequest(talk);
  const follows = (question: string) => isAnswer && askedLast(talk, question);
  const hasStep = answers.act !== undefined || typedStep(talk) !== undefined;
  const only = (isOpen: boolean, ...asked: string[]) => (isOpen ? asked : []);
  return firstUnsaid(talk, [
    ...only(follows(act.ask), ...remarkOn(talk)),
    ...only(follows(act.ask) && answers.when === undefined, when.ask),
    ...only(follows(obstacle.ask) && answers.obstacle?.then === undefined, words.then),
    ...only(answers.heavySentence === undefined, ...heavyQuestions(talk, isAnswer)),
    ...only(answers.difference === undefined, words.difference),
    ...only(answers.obstacle === undefined, obstacle.ask),
    ...only(!hasStep, act.ask),
    ...only(hasStep && answers.when === undefined, when.ask),
    ...questionsAgain(talk),
  ]);
}

/** Returns the question that an act calls for which is too big or not the person's own; none for any other. */
function remarkOn({ request, language, asking }: Talk): string[] {
  const remark = judgeAct(request.message, language);
  return remark ? [asking.remarks[remark].ask] : [];
}

/**
 * Returns the question for the heavy part, of what was just typed or else of the reading's text; none where one of its wordings
 * was asked before.
 */
function heavyQuestions(talk: Talk, isAnswer: boolean): string[] {
  const { asking, words, request } = talk;
  const wordings = [asking.questions.heavy.ask, words.heavyOfOne, words.heavyOfMany];
  if (wordings.some((wording) => firstUnsaid(talk, [wording]) === undefined)) return [];
  const [first = ""] = sentencesToPick(request.userContext);
  const text = quoted(talk, first);
  if (!isAnswer) return text ? [joined(fillGaps(words.youWrote, { text }), words.heavyOfOne)] : [];
  return [sentencesToPick(request.message).length > 1 ? words.heavyOfMany : words.heavyOfOne];
}

/** Returns the questions about what was answered under the card: whether it still holds. */
function questionsAgain(talk: Talk): string[] {
  const { answers, words } = talk;
  const { act, obstacle, when, difference, heavySentence } = answers;
  const step = act && (typedStep(talk) ?? act);
  const own = { act: step, obstacle: obstacle?.text, when: when?.text, difference, heavy: heavySentence };
  return AGAIN.flatMap((name) => {
    const quote = quoted(talk, own[name] ?? "");
    // What a reply quoted before, such as one to a tap, was asked about there.
    return quote === "" || firstUnsaid(talk, [quote]) === undefined
      ? []
      : [fillGaps(words.again[name], { [name]: quote })];
  });
}

const AGAIN = ["act", "obstacle", "when", "difference", "heavy"] as const;
