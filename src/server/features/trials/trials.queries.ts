import { and, desc, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { listedInsight } from "../../platform/db/insight-columns.ts";
import { type Newest, newestInsights } from "../../platform/db/newest-insights.ts";
import { insights } from "../../platform/db/tables/insights.ts";
import { trialSeeds, trials } from "../../platform/db/tables/trials.ts";

export type TrialRow = typeof trials.$inferSelect;
type TrialId = Pick<TrialRow, "userId" | "id">;

/** Selects the newest trials, newest first, each with its sealed seed if it runs. */
export function selectTrials(tx: Transaction, userId: string, limit: number) {
  return tx
    .select({ trial: trials, serverSeed: trialSeeds.serverSeed })
    .from(trials)
    .leftJoin(trialSeeds, and(eq(trialSeeds.userId, trials.userId), eq(trialSeeds.trialId, trials.id)))
    .where(eq(trials.userId, userId))
    .orderBy(desc(trials.createdAt), desc(trials.id))
    .limit(limit);
}

/** Inserts a trial and its seed. Inserts nothing and returns no row while another trial of the person is running. */
export function insertTrial(tx: Transaction, row: TrialRow, serverSeed: string) {
  return tx.execute<{ id: string }>(sql`
    with started as (
      insert into app.trials (user_id, id, state, turn, commitment, body, created_at)
      values (${row.userId}, ${row.id}, ${row.state}, ${row.turn}, ${row.commitment}, ${row.body},
        ${row.createdAt.toISOString()}::timestamptz)
      on conflict do nothing
      returning user_id, id
    )
    insert into app.trial_seeds (user_id, trial_id, server_seed)
    select user_id, id, ${serverSeed} from started
    on conflict (user_id, trial_id) do nothing
    returning trial_id as id`);
}

type Turn = Pick<TrialRow, "state" | "turn" | "body" | "endedAt">;

/** Writes the next turn of a running trial. Returns no row if another request was first. */
export function writeTurn(tx: Transaction, { userId, id }: TrialId, next: Turn) {
  return tx
    .update(trials)
    .set(next)
    .where(
      and(
        eq(trials.userId, userId),
        eq(trials.id, id),
        eq(trials.state, "running"),
        eq(trials.turn, next.turn - 1),
      ),
    )
    .returning({ id: trials.id });
}

/** Ends a running trial early. Returns no row if it is not running. */
export function endTrial(tx: Transaction, { userId, id }: TrialId, endedAt: Date) {
  return tx
    .update(trials)
    .set({ state: "given-up", endedAt })
    .where(and(eq(trials.userId, userId), eq(trials.id, id), eq(trials.state, "running")))
    .returning({ id: trials.id });
}

/** Deletes the seed of a trial that has ended. */
export function forgetSeed(tx: Transaction, { userId, id }: TrialId) {
  return tx.delete(trialSeeds).where(
    and(
      eq(trialSeeds.userId, userId),
      eq(trialSeeds.trialId, id),
      sql`exists (select from app.trials t
        where t.user_id = ${userId} and t.id = ${id} and t.state <> 'running')`,
    ),
  );
}

/** Selects the newest readings since `since`, with the columns that a list shows. */
export function selectNewestReadings(tx: Transaction, newest: Newest) {
  return newestInsights(tx.select(listedInsight).from(insights).$dynamic(), newest);
}
