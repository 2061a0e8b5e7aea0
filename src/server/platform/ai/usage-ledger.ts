import { eq, sql } from "drizzle-orm";
import type { LimitedFeature } from "#domain/limits/rate-limits.ts";
import type { Clock } from "../clock.ts";
import type { Database, Transaction } from "../db/database.ts";
import { newId } from "../db/ids.ts";
import { aiUsage } from "../db/tables/insights.ts";
import { userKeys } from "../db/tables/people.ts";
import type { Logger } from "../log/log.ts";
import type { TokenUsage } from "./duck.ts";
import { type Reservation, settleTokens, type TokenBudget } from "./token-budget.ts";

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

export interface LedgerParts {
  database: Database;
  log: Logger;
  clock: Clock;
  budget?: TokenBudget | null;
}

/**
 * Writes the costs of calls to `app.ai_usage`. A failure to write is only logged, so that nobody loses their
 * reading by it.
 */
export function createUsageLedger({ database, log, clock, budget }: LedgerParts): UsageLedger {
  return async ({ userId, feature, model, usage, outcome, reservation = null }) => {
    const row = { userId, id: newId(), feature, model, ...usage, outcome, createdAt: clock.now() };
    try {
      const used = usage.inputTokens + usage.outputTokens;
      const [, settled] = await database.batch({ userId }, (tx) => [
        insertUsage(tx, row),
        reservation ? settleTokens(tx, reservation, used) : Promise.resolve([]),
      ]);
      for (const { tokens } of settled) budget?.saw(reservation?.day ?? "", tokens);
    } catch (error) {
      log.error({ err: error, feature }, "the tokens of a call could not be written down");
    }
  };
}

/** Inserts the cost of a call, unless the account was deleted in the meantime. */
function insertUsage(tx: Transaction, row: typeof aiUsage.$inferInsert) {
  const ofSomebody = tx
    .select({
      userId: userKeys.userId,
      id: sql<string>`${row.id}::uuid`.as("id"),
      feature: sql<string>`${row.feature}`.as("feature"),
      model: sql<string>`${row.model}`.as("model"),
      inputTokens: sql<number>`${row.inputTokens}::int`.as("input_tokens"),
      outputTokens: sql<number>`${row.outputTokens}::int`.as("output_tokens"),
      outcome: sql<string>`${row.outcome}`.as("outcome"),
      createdAt: sql<Date>`${row.createdAt.toISOString()}::timestamptz`.as("created_at"),
    })
    .from(userKeys)
    .where(eq(userKeys.userId, row.userId));
  return tx.insert(aiUsage).select(ofSomebody);
}
