import { eq, sql } from "drizzle-orm";
import type { LimitedFeature } from "#domain/limits/rate-limits.ts";
import type { Clock } from "../clock.ts";
import type { Database, Transaction } from "../db/database.ts";
import { countModelCall } from "../db/day-figures.ts";
import { newId } from "../db/ids.ts";
import { prepared } from "../db/prepared.ts";
import { aiUsage } from "../db/tables/insights.ts";
import { userKeys } from "../db/tables/people.ts";
import type { Logger } from "../log/log.ts";
import type { Metrics } from "../metrics.ts";
import { costOf, priceOf } from "./prices.ts";
import { settleTokens } from "./settle-tokens.ts";
import type { Reservation, TokenBudget } from "./token-budget.ts";
import type { TokenUsage } from "./token-usage.ts";

/**
 * How a call ended. `repaired`: a second request was needed. `default`: no answer was usable. `stopped`: the
 * person ended it.
 */
export type Outcome = "ok" | "repaired" | "default" | "failed" | "stopped";

export interface UsageEntry {
  userId: string;
  feature: LimitedFeature;
  model: string;
  usage: TokenUsage;
  outcome: Outcome;
  /** The tokens that were reserved for the call; the actual cost replaces them. */
  reservation?: Reservation | null;
}

/** Records what a call has cost. */
export type UsageLedger = (entry: UsageEntry) => Promise<void>;

export interface UsageLedgerServices {
  database: Database;
  log: Logger;
  clock: Clock;
  budget?: TokenBudget | null;
  metrics?: Metrics | undefined;
}

/**
 * Writes the costs of calls to `app.ai_usage`. A failure to write is only logged, so that nobody loses their
 * reading by it.
 */
export function createUsageLedger({
  database,
  log,
  clock,
  budget,
  metrics,
}: UsageLedgerServices): UsageLedger {
  const count = countersOf(metrics);
  return async ({ userId, feature, model, usage, outcome, reservation = null }) => {
    const now = clock.now();
    const row = { userId, id: newId(), feature, model, ...usage, outcome, createdAt: now };
    const price = priceOf(model);
    const micros = price ? costOf(price, usage) : 0;
    count(model, usage, price && micros);
    try {
      const used = { tokens: usage.inputTokens + usage.outputTokens, micros };
      const [, settled] = await database.batch({ userId }, (tx) => [
        insertUsage(tx, row),
        reservation ? settleTokens(tx, reservation, used) : Promise.resolve([]),
        countModelCall(tx, { ...row, hasFailed: outcome === "failed", micros }, now),
      ]);
      for (const { tokens } of settled) budget?.saw(reservation?.day ?? "", tokens);
    } catch (error) {
      log.error({ err: error, feature }, "the tokens of a call could not be written down");
    }
  };
}

/** Returns a function that adds a call to the metrics of this process. */
function countersOf(metrics: Metrics | undefined) {
  const dollars = metrics?.counter(
    "model_cost_dollars_total",
    "Dollars for calls of a model, at list prices",
    ["model"],
  );
  const tokens = metrics?.counter("model_tokens_total", "Tokens of calls of a model, by kind", [
    "model",
    "kind",
  ]);
  return (model: string, usage: TokenUsage, micros: number | undefined) => {
    if (usage.inputTokens + usage.outputTokens === 0) return;
    if (micros !== undefined) dollars?.inc({ model }, micros / 1_000_000);
    const fresh = usage.inputTokens - usage.cacheReadTokens - usage.cacheWriteTokens;
    tokens?.inc({ model, kind: "input" }, Math.max(0, fresh));
    tokens?.inc({ model, kind: "cache_read" }, usage.cacheReadTokens);
    tokens?.inc({ model, kind: "cache_write" }, usage.cacheWriteTokens);
    tokens?.inc({ model, kind: "output" }, usage.outputTokens);
  };
}

const insertForOwner = prepared("ai_usage", (tx) => {
  const named = sql.placeholder;
  const ofSomebody = tx
    .select({
      userId: userKeys.userId,
      id: sql<string>`${named("id")}::uuid`.as("id"),
      feature: sql<string>`${named("feature")}::text`.as("feature"),
      model: sql<string>`${named("model")}::text`.as("model"),
      inputTokens: sql<number>`${named("inputTokens")}::int`.as("input_tokens"),
      outputTokens: sql<number>`${named("outputTokens")}::int`.as("output_tokens"),
      cacheReadTokens: sql<number>`${named("cacheReadTokens")}::int`.as("cache_read_tokens"),
      cacheWriteTokens: sql<number>`${named("cacheWriteTokens")}::int`.as("cache_write_tokens"),
      outcome: sql<string>`${named("outcome")}::text`.as("outcome"),
      createdAt: sql<Date>`${named("createdAt")}::timestamptz`.as("created_at"),
    })
    .from(userKeys)
    .where(eq(userKeys.userId, named("userId")));
  return tx.insert(aiUsage).select(ofSomebody);
});

/** Inserts the cost of a call, unless the account was deleted in the meantime. */
function insertUsage(tx: Transaction, row: typeof aiUsage.$inferInsert) {
  return insertForOwner(tx, { ...row, createdAt: row.createdAt.toISOString() });
}
