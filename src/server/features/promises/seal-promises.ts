import { and, eq, isNull, sql } from "drizzle-orm";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { stepPromises } from "../../platform/db/tables/promises.ts";
import type { Services } from "../../platform/services.ts";
import { sealPromise } from "../insights/insights.ts";
import type { PromiseRow } from "./promises.queries.ts";

/** In one run. The next run goes on. */
const MOST_ROWS = 1000;

/**
 * Seals promises that an earlier version of the app stored readable, with one round trip for each person. A person whose key
 * cannot be opened is left for later. Resolves with the number of rows.
 */
export async function sealPromises({
  database,
  vault,
  log,
}: Pick<Services, "database" | "vault" | "log">): Promise<Record<string, number>> {
  const rows = await database.asJobs((tx) => selectReadable(tx));
  let sealed = 0;
  for (const [userId, own] of Map.groupBy(rows, (row) => row.userId)) {
    try {
      const key = await vault.keyOf(userId);
      const changed = await database.batch({ userId }, (tx) => own.map((row) => sealRow(tx, key, row)));
      sealed += changed.flat().length;
    } catch (error) {
      log.error({ err: error, userId }, "a person's promises could not be sealed");
    }
  }
  return { sealed };
}

/** Selects promises that are not sealed, a person's together. */
function selectReadable(tx: Transaction) {
  const { userId, insightId, step, madeAt } = stepPromises;
  return tx
    .select()
    .from(stepPromises)
    .where(isNull(stepPromises.body))
    .orderBy(userId, insightId, step, madeAt)
    .limit(MOST_ROWS);
}

/** Changes the row only if it is still as it was read. */
function sealRow(tx: Transaction, key: UserKey, row: PromiseRow) {
  const { userId, insightId, step, madeAt, dueOn, guess, snoozedUntil } = row;
  return tx
    .update(stepPromises)
    .set(sealPromise(key, row, { dueOn, guess, snoozedUntil }))
    .where(
      and(
        ...[eq(stepPromises.userId, userId), eq(stepPromises.insightId, insightId)],
        ...[eq(stepPromises.step, step), eq(stepPromises.madeAt, madeAt)],
        ...[isNull(stepPromises.body), eq(stepPromises.dueOn, dueOn)],
        sql`${stepPromises.guess} is not distinct from ${guess}`,
        sql`${stepPromises.snoozedUntil} is not distinct from ${snoozedUntil}`,
      ),
    )
    .returning({ step: stepPromises.step });
}
