import { dayOf } from "#domain/plans/day.ts";
import { ENOUGH_A_DAY } from "#domain/readings/enough-for-today.ts";
import type { Services } from "../../platform/services.ts";
import { dayZoneOf, selectSettings } from "../session/session.ts";
import { storeEnough } from "./patterns.queries.ts";

/**
 * Stores that the person said "enough for today", at most once a day and only if the day had enough readings. Takes two
 * round trips.
 */
export async function sayEnough(
  { database, clock }: Pick<Services, "database" | "clock">,
  userId: string,
): Promise<{ isKept: boolean }> {
  const now = clock.now();
  const [[settings]] = await database.batch({ userId }, (tx) => [selectSettings(tx, userId)]);
  const day = dayOf(now, dayZoneOf(settings));
  const [{ rows }] = await database.batch({ userId }, (tx) => [
    storeEnough(tx, { userId, day, saidAt: now }, ENOUGH_A_DAY),
  ]);
  return { isKept: rows.length > 0 };
}
