/** What the coach asks next. Each question is asked once, and fits whatever was written. */
import { fillGaps } from "../asking/asking-words.ts";
import { judgeAct } from "../asking/judge-answer.ts";
import { sentencesToPick } from "../asking/sentences-to-pick.ts";
import { isRequest, isShort } from "./coach-message.ts";
import { askedLast, firstUnsaid, joined, quoted, type Talk } from "./coach-talk.ts";
import { typedStep } from "./tap-replies.ts";

/** Returns what is asked about a message that tells something, or that only says yes or no. */
export function nextQuestion(talk: Talk): string | undefined {
  const { asking, answers, words } = talk;
  const { obstacle, act, when } = asking.questions;
  const isAnswer = !isShort(talk) && !isRequest(talk);
  const follows = (...questions: string[]) => isAnswer && questions.some((each) => askedLast(talk, each));
  const hasStep = answers.act !== undefined || typedStep(talk) !== undefined;
  const isGrave = talk.request.isDistressed === true;
  const only = (isOpen: boolean, ...asked: string[]) => (isOpen ? asked : []);
  const { gotInTheWay, aloud } = words;
  return firstUnsaid(talk, [
    ...only(follows(act.ask), ...remarkOn(talk)),
    ...only(follows(act.ask) && answers.when === undefined, when.ask),
    ...only(follows(obstacle.ask) && answers.obstacle?.then === undefined, words.then),
    ...only(follows(gotInTheWay.open, gotInTheWay.then), words.then),
    ...only(follows(aloud.heard), aloud.withWord),
    ...only(answers.heavySentence === undefined, ...heavyQuestions(talk, isAnswer)),
    ...only(answers.difference === undefined, words.difference),
    ...only(answers.obstacle === undefined, obstacle.ask),
    // Beside something dark no step is asked for.
    ...only(!isGrave && !hasStep, act.ask),
    ...only(!isGrave && hasStep && answers.when === undefined, when.ask),
    ...words.follow,
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
