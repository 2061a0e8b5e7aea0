/** Takes a model through its test, one thing after the other. */
import { type ExamResult, isHopeless, judgeExam } from "#domain/examination/verdict.ts";
import { type AskedAnswer, askInExam, EXAM_TASKS, type Examiner, idOf } from "./ask-in-exam.ts";

export interface ExamProgress {
  /** The answers that are there already, from a test that was stopped. */
  answers: readonly AskedAnswer[];
  signal: AbortSignal;
  /** Called with all answers after each one. */
  onAnswer(answers: readonly AskedAnswer[]): Promise<void>;
}

/** `failure`: the program that serves the model failed, so that nothing can be said of the model. */
export type ExamEnd = { result: ExamResult; failure: null } | { result: null; failure: string };

/** Resolves when the test is over, or is given up because one answer after the other did not come. Rejects if it is stopped. */
export async function runExam(
  examiner: Examiner,
  { answers: before, signal, onAnswer }: ExamProgress,
): Promise<ExamEnd> {
  const answers = [...before];
  for (const task of EXAM_TASKS) {
    if (answers.some(({ id }) => id === idOf(task))) continue;
    const answer = await askInExam(examiner, task, signal);
    answers.push(answer);
    await onAnswer(answers);
    if (!isHopeless(answers)) continue;
    if (!answers.slice(-2).every(({ faults }) => faults.includes("unanswered"))) break;
    return { result: null, failure: answer.failure ?? "" };
  }
  return { result: judgeExam(answers), failure: null };
}
