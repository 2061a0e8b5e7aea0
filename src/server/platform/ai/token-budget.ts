// The daily cap on tokens for the whole server. A call reserves tokens when it is admitted and is charged the
// actual number when it ends.
import { eq, sql } from "drizzle-orm";
import { isNearlySpent, tokensToReserve } from "#domain/limits/token-day.ts";
import { dayOf } from "#domain/plans/day.ts";
import type { Transaction } from "../db/database.ts";
import { tokenDays } from "../db/tables/reference.ts";
import type { Logger } from "../log/log.ts";
import type { Metrics } from "../metrics.ts";

/** The tokens reserved for a call, on the day it was admitted. */
export interface Reservation {
  day: string;
  tokens: number;
}

export interface TokenBudget {
  cap: number;
  reserve(cost: number, now: Date): Reservation;
  /**
   * Records the tokens used on this day. Logs once per day and process when the daily cap is nearly reached.
   */
  saw(day: string, tokens: number): void;
  /** Records that a call was refused by the daily cap on tokens. Logs once per day and process. */
  refused(day: string): void;
}

export interface BudgetParts {
  cap: number;
  log: Logger;
  metrics?: Metrics | undefined;
}

export function createTokenBudget({ cap, log, metrics }: BudgetParts): TokenBudget {
  const last = { tokens: 0, warned: "", spent: "" };
  const refusals = metrics?.counter("ai_calls_over_cap", "Calls refused because the day's tokens were spent");
  metrics?.gauge("ai_tokens_today", "Tokens of the day as this process last saw them", () => last.tokens);
  metrics?.gauge("ai_tokens_per_day", "The cap on the tokens of a day", () => cap);
  return {
    cap,
    reserve: (cost, now) => ({ day: dayOf(now, { timeZone: null }), tokens: tokensToReserve(cost) }),
    saw(day, tokens) {
      last.tokens = tokens;
      if (!isNearlySpent(tokens, cap) || last.warned === day) return;
      last.warned = day;
      log.warn({ day, tokens, cap }, "80 % of the tokens of AI_TOKENS_PER_DAY are spent");
    },
    refused(day) {
      refusals?.inc();
      if (last.spent === day) return;
      last.spent = day;
      log.error(
        { day, cap },
        "the tokens of AI_TOKENS_PER_DAY are spent; the duck is silent until the next day in UTC",
      );
    },
  };
}

/** Replaces a call's reservation with the tokens that it actually used, and returns the day's tokens. */
export function settleTokens(tx: Transaction, { day, tokens }: Reservation, used: number) {
  return tx
    .update(tokenDays)
    .set({ tokens: sql`greatest(0, ${tokenDays.tokens} + ${used - tokens}::bigint)` })
    .where(eq(tokenDays.day, day))
    .returning({ tokens: tokenDays.tokens });
}
