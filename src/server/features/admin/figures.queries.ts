// The figures of the last days, for all people together. The role of requests reads them; the people's rows stay closed.
import { sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";

export interface DayRow extends Record<string, unknown> {
  day: string;
  readings: number;
  tokens: number;
  micros: number;
}

export function selectModelDays(tx: Transaction, since: string) {
  return tx.execute<DayRow>(sql`
    select day::text, sum(input_tokens + output_tokens)::float8 as tokens, sum(micros)::float8 as micros,
      coalesce(sum(calls) filter (where feature = 'generateInsight'), 0)::int as readings
    from counts.model_days where day >= ${since}::date group by day`);
}

export interface ModelRow extends Record<string, unknown> {
  feature: string;
  model: string;
  calls: number;
  failed: number;
  inputTokens: number;
  outputTokens: number;
  micros: number;
}

export function selectModels(tx: Transaction, since: string) {
  return tx.execute<ModelRow>(sql`
    select feature, model, sum(calls)::int as calls, sum(failed)::int as failed,
      sum(input_tokens)::float8 as "inputTokens", sum(output_tokens)::float8 as "outputTokens",
      sum(micros)::float8 as micros
    from counts.model_days where day >= ${since}::date group by feature, model order by micros desc, feature, model`);
}

export interface EventRow extends Record<string, unknown> {
  day: string;
  event: string;
  times: number;
}

export function selectEventDays(tx: Transaction, since: string) {
  return tx.execute<EventRow>(sql`
    select day::text, event, times::float8 as times from counts.event_days where day >= ${since}::date`);
}

export interface YearRow extends Record<string, unknown> {
  year: number;
  times: number;
}

/** How often people who can be called were shown, by calendar year in UTC. */
export function selectHelpShown(tx: Transaction, sinceYear: number) {
  return tx.execute<YearRow>(sql`
    select extract(year from day)::int as year, sum(times)::float8 as times from counts.event_days
    where event = 'help_shown' and day >= make_date(${sinceYear}, 1, 1) group by 1`);
}

export interface AdRow extends Record<string, unknown> {
  id: string;
  impressions: number;
  clicks: number;
}

export function selectAds(tx: Transaction, since: string) {
  return tx.execute<AdRow>(sql`
    select ad_id as id, sum(impressions)::int as impressions, sum(clicks)::int as clicks
    from counts.ad_days where day >= ${since}::date group by ad_id order by ad_id`);
}

export interface JobRow extends Record<string, unknown> {
  name: string;
  doneAt: string | null;
  failedAt: string | null;
}

export function selectJobs(tx: Transaction) {
  return tx.execute<JobRow>(sql`
    select job as name, done_at as "doneAt", failed_at as "failedAt" from counts.job_runs order by job`);
}

export interface ProcessRow extends Record<string, unknown> {
  id: string;
  duck: string;
  state: "untried" | "well" | "trouble";
  message: string;
  since: string;
}

export function selectProcesses(tx: Transaction, seenSince: Date) {
  return tx.execute<ProcessRow>(sql`
    select id, duck, state, message, since from counts.processes
    where seen_at > ${seenSince.toISOString()}::timestamptz order by id`);
}
