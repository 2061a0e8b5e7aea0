import type { IncomingHttpHeaders } from "node:http";
import type { AdEvent } from "#contract/ads.ts";
import type { HouseAdId } from "#domain/ads/house-ads.ts";
import { utcDay } from "#domain/calendar-days.ts";
import { countInHour, endOfHour } from "../../platform/db/hourly-count.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { AD_LIMIT, addToAdCountOfDay } from "./ads.queries.ts";

/**
 * The most counting calls of a person in an hour; far above what a browser that follows the rules of
 * `domain/ads` can reach.
 */
export const MOST_CALLS_AN_HOUR = 60;

/**
 * Returns whether the browser sends Do Not Track or Global Privacy Control. Our own pages do not send ad events in that
 * case.
 */
export function asksNotToBeTracked(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === "1" || headers["sec-gpc"] === "1";
}

/**
 * Counts an impression or a click of an ad in one round trip. The rate limit stores for an hour which person called,
 * but not for which ad.
 */
export async function countAd(
  { database, clock }: Pick<Services, "database" | "clock">,
  { userId }: Session,
  { id, event }: { id: HouseAdId; event: AdEvent },
): Promise<void> {
  const now = clock.now();
  const [[hour]] = await database.shared((tx) => [
    countInHour(tx, { userId, name: AD_LIMIT }, now),
    addToAdCountOfDay(tx, {
      userId,
      day: utcDay(now),
      id,
      event,
      most: MOST_CALLS_AN_HOUR,
    }),
  ]);
  if (!hour || hour.requests <= MOST_CALLS_AN_HOUR) return;
  const { seconds } = endOfHour(hour, now);
  throw new AppError("rate_limited", sentenceOf("rate_limited"), { retryAfter: seconds });
}
