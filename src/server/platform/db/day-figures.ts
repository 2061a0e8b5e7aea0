/** Figures by day for all people together. They stay when the rows of the people behind them are deleted. */
import { type SQL, sql } from "drizzle-orm";
import { utcDay } from "#domain/calendar-days.ts";
import type { Transaction } from "./database.ts";

/** The events that are counted by day. */
export type CountedEvent = "sign_up" | "unreadable_value" | "letter_sent" | "letter_given_up" | "help_shown";

/** Returns the day of the figures at `now`, in UTC. */
export const figureDayOf = utcDay;

export interface ModelCall {
  feature: string;
  model: string;
  hasFailed: boolean;
  inputTokens: number;
  outputTokens: number;
  /** The cost in millionths of a dollar. */
  micros: number;
}

/** Adds a call of a model to the figures of its day. */
export function countModelCall(tx: Transaction, call: ModelCall, now: Date) {
  const { feature, model, hasFailed, inputTokens, outputTokens, micros } = call;
  const failed = hasFailed ? 1 : 0;
  const figures = [1 - failed, failed, inputTokens, outputTokens, micros];
  return tx.execute(sql`
    insert into counts.model_days as d (day, feature, model, calls, failed, input_tokens, output_tokens, micros)
    values (${figureDayOf(now)}::date, ${feature}, ${model}, ${bigints(figures)})
    on conflict (day, feature, model) do update set
      calls = d.calls + excluded.calls, failed = d.failed + excluded.failed,
      input_tokens = d.input_tokens + excluded.input_tokens,
      output_tokens = d.output_tokens + excluded.output_tokens, micros = d.micros + excluded.micros`);
}

const bigints = (figures: readonly number[]): SQL =>
  sql.join(
    figures.map((figure) => sql`${figure}::bigint`),
    sql`, `,
  );

/** Adds `times` to the figure of an event on this day. */
export function countEvents(
  tx: Transaction,
  event: CountedEvent,
  { now, times }: { now: Date; times: number },
) {
  return tx.execute(sql`
    insert into counts.event_days as d (day, event, times)
    values (${figureDayOf(now)}::date, ${event}, ${times}::bigint)
    on conflict (day, event) do update set times = d.times + excluded.times`);
}
