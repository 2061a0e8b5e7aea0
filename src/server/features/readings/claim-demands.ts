// The conditions under which a reading may still begin when it is claimed. If one is not met, nothing of the claim takes
// effect: no run, no call of the hour, no draw.
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { demandNoRow, demandRow } from "../../platform/db/demand-row.ts";
import { prepared } from "../../platform/db/prepared.ts";
import { draws, insights, readings } from "../../platform/db/tables/insights.ts";
import { userKeys, userSettings } from "../../platform/db/tables/people.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { StartAgain } from "../../platform/streams/durable-run.ts";
import { type DayRule, isUsedAs, type ReadDraw, selectUseOfDay } from "./claim.queries.ts";

export interface ClaimDemands {
  userId: string;
  /** The id of the new run. */
  runId: string;
  isGuest: boolean;
  /** The limits of the day within which the run must lie. */
  dayRule: DayRule;
  /** Whether the person had no time zone when the reading was loaded. A first one changes the reading's day. */
  hasNoZone: boolean;
  /** The insight that the reading replaces. */
  replaces: Replaceable | null;
  /** The draw that was made before the reading and that it opens. */
  opens: ReadDraw | null;
}

interface Replaceable {
  id: string;
  /** The encrypted body of the reading that is replaced, as it was loaded; `null` if it is a default one. */
  formerBody: string | null;
}

/** Returns the statements that make the claim's batch fail if a condition is not met. They come last in the batch. */
export function demandsOf(
  tx: Transaction,
  { userId, runId, isGuest, hasNoZone, replaces, opens }: ClaimDemands,
): Record<string, PromiseLike<unknown>> {
  return {
    ...(isGuest && {
      lockedKey: lockGuestKey(tx, userId),
      demandedKey: demandRow(tx, userKeys, eq(userKeys.userId, userId)),
    }),
    ...(hasNoZone && { demandedZone: demandNoZone(tx, { userId }) }),
    ...(replaces && { demandedInsight: demandRow(tx, insights, isReplaceable({ userId, ...replaces })) }),
    ...(opens && { demandedDraw: demandRow(tx, draws, isUsedAs({ ...opens, openedBy: runId })) }),
  };
}

/** Returns a statement that makes the claim's batch fail if a limit of the day kept the run from being inserted. */
export function demandRun(tx: Transaction, { userId, runId }: ClaimDemands) {
  return demandNamedRun(tx, { userId, runId });
}

const demandNamedRun = prepared("reading_demand_run", (tx) => {
  const [userId, runId] = [sql.placeholder("userId"), sql.placeholder("runId")];
  return demandRow(tx, readings, and(eq(readings.userId, userId), eq(readings.id, runId)));
});

/** The limit of a day that is reached: of delivered readings, or of readings stopped before the first word. */
export type ReachedLimit = "delivered" | "stopped";

/**
 * Returns the error for a claim of which a condition was not met: the refusal if the condition is still unmet, and
 * otherwise `StartAgain`, because everything must be loaded again. `limitError` makes the refusal of a reached limit.
 */
export async function whyUnmet(
  database: Services["database"],
  { userId, isGuest, replaces, opens, dayRule }: ClaimDemands,
  limitError: (limit: ReachedLimit) => AppError,
): Promise<Error> {
  const found = await database.batch({ userId }, (tx) => ({
    use: selectUseOfDay(tx, { userId, day: dayRule.day, aliveSince: dayRule.aliveSince }),
    key: isGuest
      ? tx.select({ userId: userKeys.userId }).from(userKeys).where(eq(userKeys.userId, userId))
      : notNeeded,
    replaceable: replaces
      ? tx
          .select({ id: insights.id })
          .from(insights)
          .where(isReplaceable({ userId, ...replaces }))
      : notNeeded,
    draw: opens ? tx.select({ id: draws.id }).from(draws).where(isUsedAs(opens)) : notNeeded,
  }));
  const limit = reachedLimit(dayRule, found.use[0]);
  if (limit) return limitError(limit);
  if (found.key?.length === 0) return new AppError("unauthenticated", sentenceOf("unauthenticated"));
  if (found.replaceable?.length === 0) return new AppError("conflict", sentences.readAgainAlready);
  if (found.draw?.length === 0) return new AppError("draw_used", sentenceOf("draw_used"));
  return new StartAgain("The data of a reading changed while it was claimed");
}

/** Returns the limit of a day that its readings have reached; `undefined` if there is room for one more. */
function reachedLimit(
  { limit, stops }: DayRule,
  { delivered, stopped } = { delivered: 0, stopped: 0 },
): ReachedLimit | undefined {
  if (limit !== null && delivered >= limit) return "delivered";
  return stopped >= stops ? "stopped" : undefined;
}

/** A resolved promise that takes the place of a query whose result is not needed. */
const notNeeded = Promise.resolve(null);

/** Locks a guest's key until the transaction ends, so that the guest's rows cannot move into an account without this run. */
function lockGuestKey(tx: Transaction, userId: string) {
  return tx
    .select({ userId: userKeys.userId })
    .from(userKeys)
    .where(eq(userKeys.userId, userId))
    .for("key share");
}

const demandNoZone = prepared("reading_demand_no_zone", (tx) =>
  demandNoRow(
    tx,
    userSettings,
    and(eq(userSettings.userId, sql.placeholder("userId")), isNotNull(userSettings.timeZone)),
  ),
);

/**
 * Returns the SQL condition that the insight may still be replaced: it is a default one (stored because the model gave no
 * usable answer), or its body still equals `formerBody`.
 */
export function isReplaceable({ userId, id, formerBody }: Replaceable & { userId: string }) {
  return and(
    eq(insights.userId, userId),
    eq(insights.id, id),
    formerBody === null ? insights.isDefault : eq(insights.body, formerBody),
    isNull(insights.deletedAt),
  );
}
