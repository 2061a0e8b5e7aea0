import { isExamCurrent } from "#domain/examination/verdict.ts";
import type { AskedAnswer, ExamName, ExamSubject } from "#server/platform/ai/at-home/home-models.ts";
import { changeAsAdmin } from "#server/platform/auth/admin-actions.ts";
import { isUniqueViolation } from "#server/platform/db/database-error.ts";
import { newId } from "#server/platform/db/ids.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sentences } from "#server/platform/errors/sentences.ts";
import type { Session } from "#server/platform/http/session.ts";
import { act } from "../../act.ts";
import { type ModelServices, subjectFor } from "../listed-model.ts";
import { markLostExams } from "./exams.queries.ts";
import { followExam } from "./follow-exam.ts";

/** A test of which nothing was written for this long has lost its process. */
export const EXAM_LOST_MS = 30_000;
/** How long a host may take to say which version of a model it has. */
const VERSION_MS = 5000;

/** Begins the test of a model. One is tested at a time, whichever process does it. */
export async function examineModel(
  services: ModelServices,
  session: Session,
  asked: ExamName,
): Promise<{ done: true }> {
  const subject = await subjectFor(services.homeModels, asked);
  const hasBegun = await beginExam(services, session, subject);
  if (!hasBegun) throw new AppError("conflict", sentences.examUnderWay);
  return { done: true };
}

/** Begins the test of a model that was chosen, unless this version took it, or another one is being tested. */
export async function examineIfNew(
  services: ModelServices,
  session: Session,
  subject: ExamSubject,
): Promise<void> {
  const [exam, version] = await Promise.all([
    services.homeModels.examRecord(subject),
    subject.version(VERSION_MS),
  ]);
  if (!isExamCurrent({ exam, version })) await beginExam(services, session, subject);
}

/** Stops the test of a model. The process that runs it ends it with its next look. What was answered is kept. */
export async function stopExam(
  services: ModelServices,
  session: Session,
  { host, model }: ExamName,
): Promise<{ done: true }> {
  await act(services, session, {
    kind: "model_exam_stopped",
    detail: model,
    parts: `done as (
        update auth.model_exam set run_state = case when run_state = 'running' then 'stopped' else run_state end
        where host = $1 and model = $2 and run_state is not null returning id
      )`,
    values: [host, model],
  });
  return { done: true };
}

/** Resolves with false if a model is being tested already. */
async function beginExam(
  services: ModelServices,
  { userId }: Session,
  subject: ExamSubject,
): Promise<boolean> {
  const { database, clock, homeModels } = services;
  const pool = database.authPool;
  const startedAt = clock.now();
  await markLostExams(pool, new Date(startedAt.getTime() - EXAM_LOST_MS));
  const { host, model, label } = subject;
  const version = (await subject.version(VERSION_MS)) ?? "";
  const begun = await unlessUnderWay(
    changeAsAdmin<{ id: string; answers: AskedAnswer[] }>(pool, {
      kind: "model_examined",
      adminId: userId,
      now: startedAt,
      detail: label,
      // A test that was stopped goes on, if the model is still the same.
      parts: `done as (
        insert into auth.model_exam as e (id, host, model, run_state, run_version, run_started_at, run_seen_at, run_answers)
        values ($1, $2, $3, 'running', $4, $5, $5, '[]')
        on conflict (host, model) do update set run_state = 'running', run_version = excluded.run_version,
          run_started_at = excluded.run_started_at, run_seen_at = excluded.run_seen_at, run_failure = null,
          run_answers = case when e.run_state = any (array['stopped', 'interrupted'])
            and e.run_version = excluded.run_version then e.run_answers else '[]' end
        where e.run_state is distinct from 'running' returning id, run_answers as answers
      )`,
      values: [newId(), host, model, version, startedAt],
    }),
  );
  if (!begun) return false;
  const { id, answers } = begun;
  homeModels.begin((signal) => followExam(services, { id, startedAt, subject, answers }, signal));
  return true;
}

/** Resolves with `undefined` where another test has begun at the same moment. */
async function unlessUnderWay<Row>(begin: Promise<Row | undefined>): Promise<Row | undefined> {
  try {
    return await begin;
  } catch (error) {
    if (isUniqueViolation(error, "model_exam_under_way")) return undefined;
    throw error;
  }
}
