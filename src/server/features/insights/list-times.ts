import type { InsightTimesOutput } from "#contract/insight-times.ts";
import { isOlder } from "#domain/plans/is-older.ts";
import { openSince, type Plan } from "#domain/plans/plans.ts";
import { SECOND_MS } from "#domain/time.ts";
import type { Revalidate } from "../../platform/http/revalidate.ts";
import type { Services } from "../../platform/services.ts";
import { selectTimes } from "./list.queries.ts";

/** The calendar shows no more readings than this. */
const MOST = 5000;

/** Returns when each of the newest readings was made. A locked reading shows its day as well. */
export async function listTimes(
  { database, clock }: Pick<Services, "database" | "clock">,
  { userId, plan }: { userId: string; plan: Plan },
  revalidate: Revalidate,
): Promise<InsightTimesOutput> {
  const [{ rows }] = await database.batch({ userId }, (tx) => [selectTimes(tx, userId, MOST)]);
  const times = rows.map(({ at }) => at);
  const since = openSince(plan, clock.now());
  const locked = times.filter((at) => isOlder(new Date(at * SECOND_MS), since)).length;
  revalidate({ times, locked });
  return { times, locked };
}
