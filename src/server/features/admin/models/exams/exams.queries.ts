import type { ExamHostId } from "#domain/admin/model-hosts.ts";
import type { ExamRecord, ExamResult } from "#domain/examination/verdict.ts";
import type { AskedAnswer } from "#server/platform/ai/at-home/home-models.ts";
import type { Services } from "#server/platform/services.ts";

type Pool = Services["database"]["authPool"];

export interface ExamRow extends ExamRecord {
  id: string;
  host: ExamHostId;
  model: string;
  examinedAt: Date | null;
  result: Omit<ExamResult, "verdict"> | null;
  runState: "running" | "done" | "failed" | "stopped" | "interrupted" | null;
  runStartedAt: Date | null;
  runSeenAt: Date | null;
  runDone: number;
  runFailure: string | null;
}

/** Returns what is kept of tests, without the answers. */
export async function selectExams(pool: Pool): Promise<ExamRow[]> {
  const { rows } = await pool.query<ExamRow>(
    `select id, host, model, verdict, version, examined_at as "examinedAt", result, allowed_version as "allowedVersion",
       run_state as "runState", run_started_at as "runStartedAt", run_seen_at as "runSeenAt",
       coalesce(jsonb_array_length(run_answers), 0) as "runDone", run_failure as "runFailure"
     from auth.model_exam order by id`,
  );
  return rows;
}

/** Returns the answers of the last whole test, or those so far of a first test; `null` for an unknown id. */
export async function selectExamAnswers(pool: Pool, id: string): Promise<AskedAnswer[] | null> {
  const { rows } = await pool.query<{ answers: AskedAnswer[] }>(
    `select coalesce(answers, run_answers, '[]'::jsonb) as answers from auth.model_exam where id = $1`,
    [id],
  );
  return rows[0]?.answers ?? null;
}

/** Marks the tests of which nothing was written since then: their process ended, and another one may begin. */
export async function markLostExams(pool: Pool, since: Date): Promise<void> {
  await pool.query(
    `update auth.model_exam set run_state = 'interrupted' where run_state = 'running' and run_seen_at < $1`,
    [since],
  );
}

/** A run of a test. Nothing is stored of one that was stopped, or after which another one has begun. */
export interface ExamRun {
  id: string;
  startedAt: Date;
}

/** Stores that a test is still under way, with its answers if there are new ones. Returns false if it is to end. */
export async function storeProgress(
  pool: Pool,
  { id, startedAt }: ExamRun,
  { now, answers }: { now: Date; answers: readonly AskedAnswer[] | null },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update auth.model_exam set run_seen_at = $3, run_answers = coalesce($4::jsonb, run_answers)
     where id = $1 and run_started_at = $2 and run_state = 'running'`,
    [id, startedAt, now, answers && JSON.stringify(answers)],
  );
  return rowCount === 1;
}

export async function storeVerdict(
  pool: Pool,
  { id, startedAt }: ExamRun,
  { now, result: { verdict, ...result } }: { now: Date; result: ExamResult },
): Promise<void> {
  await pool.query(
    `update auth.model_exam set verdict = $3, version = run_version, examined_at = $4, result = $5::jsonb,
       answers = run_answers, run_answers = null, run_state = 'done'
     where id = $1 and run_started_at = $2 and run_state = 'running'`,
    [id, startedAt, verdict, now, JSON.stringify(result)],
  );
}

export async function storeFailure(pool: Pool, { id, startedAt }: ExamRun, failure: string): Promise<void> {
  await pool.query(
    `update auth.model_exam set run_state = 'failed', run_failure = $3
     where id = $1 and run_started_at = $2 and run_state = 'running'`,
    [id, startedAt, failure],
  );
}
