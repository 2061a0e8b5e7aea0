import type { Database, Transaction } from "../../platform/db/database.ts";
import { countInHour, endOfHour } from "../../platform/db/hourly-count.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";

export const EXPORTS_AN_HOUR = 10;

/**
 * Counts a download under this name in the same round trip as `query`, whose rows it returns. Throws `rate_limited`
 * after `EXPORTS_AN_HOUR` downloads in an hour.
 */
export async function refuseTooMany<Row>(
  { database }: { database: Pick<Database, "batch"> },
  { name, userId, now }: { name: "exportAccount" | "exportInsights"; userId: string; now: Date },
  query?: (tx: Transaction) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const [[hour], rows = []] = await database.batch({ userId }, (tx) => [
    countInHour(tx, { userId, name }, now),
    ...(query ? [query(tx)] : []),
  ]);
  if (!hour || hour.requests <= EXPORTS_AN_HOUR) return rows;
  const { at, seconds } = endOfHour(hour, now);
  throw new AppError("rate_limited", sentences.tooManyExports(Math.ceil(seconds / 60)), {
    retryAfter: seconds,
    resetTime: at.toISOString(),
    remaining: 0,
  });
}
