import type { ModelHostId } from "#domain/admin/model-hosts.ts";
import type { Services } from "#server/platform/services.ts";

type Pool = Services["database"]["authPool"];

export interface HomeModelRow {
  host: ModelHostId;
  model: string;
  chosenAt: Date | null;
  trialState: "running" | "done" | "failed" | null;
  trialStartedAt: Date | null;
  trialAnswer: string | null;
  trialFirstWordMs: number | null;
  trialWholeMs: number | null;
  trialFailure: string | null;
  fetchState: "running" | "done" | "failed" | "stopped" | null;
  fetchStartedAt: Date | null;
  fetchSeenAt: Date | null;
  fetchBytes: number;
  fetchTotal: number;
  fetchFailure: string | null;
}

/** Returns what is kept of models; the one that was chosen last comes first. */
export async function selectHomeModels(pool: Pool): Promise<HomeModelRow[]> {
  const { rows } = await pool.query<HomeModelRow>(
    `select host, model, chosen_at as "chosenAt", trial_state as "trialState", trial_started_at as "trialStartedAt",
       trial_answer as "trialAnswer", trial_first_word_ms as "trialFirstWordMs", trial_whole_ms as "trialWholeMs",
       trial_failure as "trialFailure", fetch_state as "fetchState", fetch_started_at as "fetchStartedAt",
       fetch_seen_at as "fetchSeenAt", fetch_bytes::float8 as "fetchBytes", fetch_total::float8 as "fetchTotal",
       fetch_failure as "fetchFailure"
     from auth.home_model order by chosen_at desc nulls last, id`,
  );
  return rows;
}

export interface TrialEnd {
  answer: string | null;
  firstWordMs: number | null;
  wholeMs: number;
  failure: string | null;
}

/** Stores how a trial ended, unless another one has begun since. */
export async function storeTrial(
  pool: Pool,
  { id, startedAt }: { id: string; startedAt: Date },
  { answer, firstWordMs, wholeMs, failure }: TrialEnd,
): Promise<void> {
  await pool.query(
    `update auth.home_model set trial_state = $3, trial_answer = $4, trial_first_word_ms = $5, trial_whole_ms = $6,
       trial_failure = $7
     where id = $1 and trial_started_at = $2`,
    [id, startedAt, failure === null ? "done" : "failed", answer, firstWordMs, wholeMs, failure],
  );
}

export interface FetchStep {
  state: "running" | "done" | "failed";
  bytes: number;
  total: number;
  failure: string | null;
}

/** Stores how far a download is. Returns false if it was stopped, or if another one has begun since. */
export async function storeFetch(
  pool: Pool,
  { id, startedAt, now }: { id: string; startedAt: Date; now: Date },
  { state, bytes, total, failure }: FetchStep,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update auth.home_model set fetch_state = $4, fetch_bytes = $5, fetch_total = $6, fetch_failure = $7, fetch_seen_at = $3
     where id = $1 and fetch_started_at = $2 and fetch_state = 'running'`,
    [id, startedAt, now, state, bytes, total, failure],
  );
  return rowCount === 1;
}
