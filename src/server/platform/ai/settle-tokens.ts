import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { tokenDays } from "../db/tables/reference.ts";
import type { Reservation } from "./token-budget.ts";

/** Replaces a call's reservation with what it has actually cost, and returns the day's tokens. */
export function settleTokens(
  tx: Transaction,
  { day, tokens, micros }: Reservation,
  used: { tokens: number; micros: number },
) {
  return tx
    .update(tokenDays)
    .set({
      tokens: sql`greatest(0, ${tokenDays.tokens} + ${used.tokens - tokens}::bigint)`,
      micros: sql`greatest(0, ${tokenDays.micros} + ${used.micros - micros}::bigint)`,
    })
    .where(eq(tokenDays.day, day))
    .returning({ tokens: tokenDays.tokens });
}
