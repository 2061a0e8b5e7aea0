import type { ExamAnswersOutput, ExamOutput } from "#contract/admin-exams.ts";
import { EXAM_SIZE, EXAM_TEXTS, SMALL_TASKS } from "#domain/examination/exam-texts.ts";
import { isAllowedAnyway, isExamCurrent } from "#domain/examination/verdict.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sentenceOf } from "#server/platform/errors/sentences.ts";
import type { ModelServices } from "../listed-model.ts";
import { EXAM_LOST_MS } from "./examine-model.ts";
import { type ExamRow, selectExamAnswers } from "./exams.queries.ts";

/** `version` is the one that the model's host has now; `null` if it does not say. */
export function presentExam(
  exam: ExamRow,
  { version, now }: { version: string | null; now: Date },
): ExamOutput {
  const { id, host, model, verdict, examinedAt, result } = exam;
  return {
    id,
    host,
    model,
    verdict,
    isCurrent: isExamCurrent({ exam, version }),
    examinedAt: examinedAt?.toISOString() ?? null,
    reasons: result?.reasons ?? [],
    firstWordMs: result?.firstWordMs ?? null,
    wholeMs: result?.wholeMs ?? null,
    isAllowedAnyway: isAllowedAnyway({ exam, version }),
    run: presentRun(exam, now),
  };
}

function presentRun(exam: ExamRow, now: Date): ExamOutput["run"] {
  const { runState: state, runStartedAt, runSeenAt, runDone, runFailure } = exam;
  if (!state || state === "done" || !runStartedAt || !runSeenAt) return null;
  const isLost = state === "running" && now.getTime() - runSeenAt.getTime() > EXAM_LOST_MS;
  return {
    state: isLost ? "interrupted" : state,
    startedAt: runStartedAt.toISOString(),
    done: runDone,
    texts: EXAM_TEXTS.length,
    of: EXAM_SIZE,
    failure: runFailure,
  };
}

/** Returns what a model answered in its test, beside what it was asked. */
export async function showExamAnswers(
  { database }: Pick<ModelServices, "database">,
  id: string,
): Promise<ExamAnswersOutput> {
  const answers = await selectExamAnswers(database.authPool, id);
  if (!answers) throw new AppError("not_found", sentenceOf("not_found"));
  return {
    answers: ASKED.flatMap((asked) => {
      const given = answers.find((each) => each.id === asked.id);
      return given ? [{ ...given, ...asked }] : [];
    }),
  };
}

const ASKED = [
  ...EXAM_TEXTS.map(({ id, title, kind, text }) => ({ id, title, kind, text })),
  ...SMALL_TASKS.map(({ id, title, step }) => ({ id, title, kind: "small" as const, text: step })),
];
