/** What the coach asks when somebody taps for a question. Each is asked once, and fits whatever was written. */
import { judgeAct } from "#domain/asking/judge-answer.ts";
import { sentencesToPick } from "#domain/asking/sentences-to-pick.ts";
import { isOneLine } from "./coach-message.ts";
import { askedLast, firstUnsaid, type Talk } from "./coach-talk.ts";

/** Returns the next question: first what was not answered under the card. `undefined` if there is none left. */
export function nextQuestion(talk: Talk): string | undefined {
  const { asking, answers, words, request } = talk;
  const { heavy, obstacle, act } = asking.questions;
  const only = (isOpen: boolean, question: string) => (isOpen ? [question] : []);
  const canPick = sentencesToPick(request.userContext).length > 1;
  return firstUnsaid(talk, [
    ...only(answers.heavySentence === undefined && canPick, heavy.ask),
    ...only(answers.difference === undefined, words.difference),
    ...only(answers.obstacle === undefined, obstacle.ask),
    ...only(answers.act === undefined, act.ask),
    ...words.follow,
  ]);
}

/** Returns the question that belongs to an answer just given; `undefined` where none does. */
export function questionAfter(talk: Talk): string | undefined {
  const { asking, words } = talk;
  if (askedLast(talk, asking.questions.act.ask)) return firstUnsaid(talk, remarkOn(talk));
  return askedLast(talk, words.aloud.heard) ? words.aloud.withWord : undefined;
}

/** Returns the question that an act calls for which is too big or not the person's own; none for any other. */
function remarkOn({ request, language, asking }: Talk): string[] {
  const remark = isOneLine(request.message) ? judgeAct(request.message, language) : null;
  return remark ? [asking.remarks[remark].ask] : [];
}
