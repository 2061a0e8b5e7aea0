/** The coach's replies to taps, made of the person's own answers and of the card's own text. */
import { hasAnswers } from "#domain/asking/answers.ts";
import { fillGaps } from "#domain/asking/asking-words.ts";
import { planSentence } from "#domain/asking/plan-sentence.ts";
import { sentencesToPick } from "#domain/asking/sentences-to-pick.ts";
import type { CoachTap } from "#domain/chat/coach-taps.ts";
import type { Card } from "#domain/deck/card.ts";
import { meaningOf } from "#domain/deck/meaning.ts";
import type { ChatMessage } from "#domain/duck/duck-request.ts";
import { isStepOf } from "./card-words.ts";
import { isOneLine } from "./coach-message.ts";
import { nextQuestion } from "./coach-questions.ts";
import { askedLast, firstUnsaid, inMarks, joined, quoted, sayNext, type Talk } from "./coach-talk.ts";
import { dangerTapOf, tapOf } from "./coach-words.ts";
import { questionBeside, sorePointsIn } from "./sore-points.ts";

/** The replies to the taps about the reading. The tap that says it is more than that is answered in `quiet-replies.ts`. */
export const TAP_REPLIES: Record<Exclude<CoachTap, "more">, (talk: Talk) => string> = {
  ask: (talk) => nextQuestion(talk) ?? talk.words.noQuestion,
  smaller: askForSmaller,
  "in-the-way": askWhatGotInTheWay,
  "did-it": takeAsDone,
  aloud: haveItSaid,
  card: quoteCard,
  questions: startOver,
};

/** Returns whether the message follows the request to name a smaller step. */
export function followsSmaller(talk: Talk): boolean {
  return asksForSmaller(talk).some((question) => askedLast(talk, question));
}

function asksForSmaller({ asking, words }: Talk): string[] {
  return [asking.remarks["too-big"].ask, ...words.smaller];
}

function askForSmaller(talk: Talk): string {
  const { asking, words } = talk;
  const step = presentStep(talk);
  if (step === undefined) return asking.questions.act.ask;
  const question = firstUnsaid(talk, asksForSmaller(talk));
  return question === undefined ? words.smallest : joined(inMarks(talk, step), question);
}

/**
 * Returns the step as it stands: the one that was typed last, else that of the answers, else that of the reading; none once the person
 * tapped that they did it.
 */
export function presentStep(talk: Talk): string | undefined {
  const { reading, cards } = talk.request;
  const step = reading.actionSteps[0]?.text;
  // Somebody who answered nothing got a card's step, which fits their matter by chance alone.
  const isCards = cards.some(({ card }) => isStepOf(card, step));
  return ownStep(talk) ?? (wasDone(talk) || isCards ? undefined : step);
}

function ownStep(talk: Talk): string | undefined {
  return typedStep(talk) ?? (wasDone(talk) ? undefined : talk.answers.act);
}

const isDone = ({ role, content }: ChatMessage) => role === "user" && tapOf(content) === "did-it";

function wasDone({ request }: Talk): boolean {
  return request.messages.some(isDone);
}

/** Returns what was last typed where a step was asked for; `undefined` if nothing was. */
export function typedStep(talk: Talk): string | undefined {
  return typedAfter(talk, [talk.asking.questions.act.ask, ...asksForSmaller(talk)]);
}

/** Returns whether the message ends what was said of a step: the step is done, or the person was asked about danger since. */
const isEndOfStep = (message: ChatMessage) =>
  isDone(message) || (message.role === "user" && dangerTapOf(message.content) !== undefined);

/** Returns what was last typed after one of these questions, and after the last step ended. */
function typedAfter({ request }: Talk, questions: readonly string[]): string | undefined {
  const messages = request.messages.slice(request.messages.findLastIndex(isEndOfStep) + 1);
  return messages.findLast(({ role, content }, at) => {
    const before = messages[at - 1];
    const isAsked = before?.role === "assistant" && questions.some((each) => before.content.endsWith(each));
    return (
      role === "user" &&
      isAsked &&
      tapOf(content) === undefined &&
      isOneLine(content) &&
      /\p{L}{2}/u.test(content)
    );
  })?.content;
}

function askWhatGotInTheWay(talk: Talk): string {
  const { open, more, noneLeft } = talk.words.gotInTheWay;
  return firstUnsaid(talk, [...aboutObstacle(talk), open, ...more]) ?? noneLeft;
}

/** Returns what is asked about the obstacle that was named under the card; nothing if none was. */
function aboutObstacle(talk: Talk): string[] {
  const { answers, asking } = talk;
  const words = talk.words.gotInTheWay;
  const { text, then, kind } = answers.obstacle ?? {};
  if (text !== undefined) {
    const obstacle = inMarks(talk, text);
    if (then === undefined) return [fillGaps(words.noThen, { obstacle })];
    return [fillGaps(words.then, { obstacle, then: inMarks(talk, then) })];
  }
  if (kind === undefined) return [];
  return [fillGaps(words.kind, { kind: talk.words.marks.join(asking.questions.obstacle.kinds[kind]) })];
}

function takeAsDone(talk: Talk): string {
  const { request, answers } = talk;
  const words = talk.words.didIt;
  const { actionSteps } = request.reading;
  // Whether what was typed last is the step that was done, nobody knows.
  const step = typedStep(talk) === undefined ? presentStep(talk) : undefined;
  const difference = answers.difference && inMarks(talk, answers.difference);
  const question = firstUnsaid(talk, [
    ...(difference && firstUnsaid(talk, [difference]) ? [fillGaps(words.difference, { difference })] : []),
    words.open,
    words.next,
  ]);
  return joined(
    step ? fillGaps(words.done, { act: inMarks(talk, step) }) : words.doneNoStep,
    actionSteps.some(({ isDone }) => isDone) ? firstUnsaid(talk, [words.ticked]) : undefined,
    question,
  );
}

function haveItSaid(talk: Talk): string {
  const { request, answers, asking, language } = talk;
  const words = talk.words.aloud;
  const act = ownStep(talk);
  const { time, rest } = planSentence(act === undefined ? {} : { ...answers, act }, language);
  const toSay = act === answers.act && answers.words;
  const own = answers.heavySentence ?? typedAfter(talk, [asking.questions.heavy.ask]) ?? request.userContext;
  const line = toSay ? inMarks(talk, toSay) : time + rest || quoted(talk, own) || inMarks(talk, own);
  const [first, then] = firstUnsaid(talk, [words.ask])
    ? [words.ask, firstUnsaid(talk, [words.heard])]
    : [words.again, undefined];
  return [first, line, then].filter(Boolean).join("\n");
}

/** Quotes the next card that was not quoted before, as the card's text and not as a statement about the person. */
function quoteCard(talk: Talk): string {
  const { cards } = talk.request;
  const words = talk.words.card;
  const meanings = cards.map(({ card, reversed }) => {
    const meaning = inMarks(talk, meaningOf({ card, reversed }));
    return { card, text: fillGaps(words.meaning, { card: card.name, meaning }) };
  });
  const text = sayNext(
    talk,
    meanings.map((each) => each.text),
  );
  const card = meanings.find((each) => each.text === text)?.card;
  const question = card && nextQuestionOf(card, talk);
  return joined(
    text,
    words.everybody,
    question && fillGaps(words.asks, { question: inMarks(talk, question) }),
  );
}

/** Returns the next question of a card that was not asked yet; none that would hurt beside what the person has told. */
function nextQuestionOf(card: Card, talk: Talk): string | undefined {
  const { userContext, answers, earlier = [] } = talk.request;
  const sorePoints = sorePointsIn({ texts: [userContext, ...earlier], answers });
  const question = questionBeside(card, sorePoints);
  if (question === null) return undefined;
  return firstUnsaid(talk, [question, ...(sorePoints.length === 0 ? card.perspectivePrompts : [])]);
}

function startOver(talk: Talk): string {
  const { request, words, asking } = talk;
  const isFirst = sentencesToPick(request.userContext).length > 1;
  return joined(
    words.startOver,
    hasAnswers(request.answers) ? undefined : words.startOverThere,
    isFirst ? asking.questions.heavy.ask : words.difference,
  );
}
