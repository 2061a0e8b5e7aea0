import { countInHour, endOfHour } from "../../platform/db/hourly-count.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";

export const EXPORTS_AN_HOUR = 10;

/** Counts a download under this name. Throws `rate_limited` after `EXPORTS_AN_HOUR` of them. */
export async function refuseTooMany(
  { database }: Pick<Services, "database">,
  { name, userId, now }: { name: "exportAccount" | "exportInsights"; userId: string; now: Date },
): Promise<void> {
  const [[hour]] = await database.batch({ userId }, (tx) => [countInHour(tx, `${name}:${userId}`, now)]);
  if (!hour || hour.requests <= EXPORTS_AN_HOUR) return;
  const { at, seconds } = endOfHour(hour, now);
  throw new AppError("rate_limited", sentences.tooManyExports(Math.ceil(seconds / 60)), {
    retryAfter: seconds,
    resetTime: at.toISOString(),
    remaining: 0,
  });
}
