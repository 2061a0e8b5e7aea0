import { sql } from "drizzle-orm";
import { DAY_MS } from "#domain/time.ts";
import type { Database, Transaction } from "../../platform/db/database.ts";
import { SLOT_SECONDS, SLOTS } from "../../platform/db/tables/schemas.ts";
import { inBatches, inPages } from "../../platform/jobs/in-batches.ts";
import type { Services } from "../../platform/services.ts";

/** The time in milliseconds for which the stream of a reading can be replayed and its idempotency key repeated. */
const KEPT_MS = DAY_MS;
const SLOT_MS = SLOT_SECONDS * 1000;
/**
 * The time in milliseconds to wait for the lock on a table partition. If a request is reading the partition, it is
 * emptied an hour later instead.
 */
const LOCK_TIMEOUT_MS = 1000;

/**
 * Deletes old runs with their requests, draws that no reading will use any more, and the events of old runs. Insights stay;
 * a default one keeps its draw, because it may be read again.
 */
export async function forgetRuns({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<Record<string, number>> {
  const now = clock.now().getTime();
  const before = new Date(now - KEPT_MS).toISOString();
  const runs = await inBatches(database, async (tx, limit) => {
    const { rowCount } = await tx.execute(sql`
      with old as (
        select user_id, id from app.readings where created_at < ${before}::timestamptz order by created_at limit ${limit}
      )
      delete from app.readings r using old where r.user_id = old.user_id and r.id = old.id`);
    return rowCount ?? 0;
  });
  const draws = await forgetDraws(database, before);
  return { runs, draws, slots: await emptySlots(database, now) };
}

type OldDraw = { at: string; id: string; gone: number };

/**
 * Deletes old draws, page by page. Draws of default insights are kept, so each page begins after the last draw of the
 * page before.
 */
async function forgetDraws(database: Pick<Database, "asJobs">, before: string): Promise<number> {
  let forgotten = 0;
  const select = async (tx: Transaction, after: OldDraw | undefined, limit: number) => {
    const following = after
      ? sql`and (created_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)`
      : sql``;
    const { rows } = await tx.execute<OldDraw>(sql`
      with old as (
        select user_id, id, created_at from app.draws where created_at < ${before}::timestamptz ${following}
        order by created_at, id limit ${limit}
      ), forgotten as (
        delete from app.draws d using old where d.user_id = old.user_id and d.id = old.id and not exists (
          select from app.insights i where i.user_id = d.user_id and i.draw_id = d.id and i.is_default
        ) returning d.user_id, d.id
      )
      select old.created_at as at, old.id, (f.id is not null)::int as gone
      from old left join forgotten f on f.user_id = old.user_id and f.id = old.id order by old.created_at, old.id`);
    return rows;
  };
  for await (const page of inPages(database, select)) {
    forgotten += page.reduce((sum, { gone }) => sum + gone, 0);
  }
  return forgotten;
}

/**
 * Empties the partitions of the event table in which all runs are older than `KEPT_MS`. Resolves with their number. The
 * partition after the current one is left alone as well, in case a process has a clock that is ahead.
 */
async function emptySlots(database: Pick<Database, "asJobs">, now: number): Promise<number> {
  const present = Math.floor(now / SLOT_MS);
  let emptied = 0;
  for (let slot = present - SLOTS + 2; (slot + 1) * SLOT_MS + KEPT_MS <= now; slot += 1) {
    const part = sql`app.${sql.identifier(`reading_events_${slot % SLOTS}`)}`;
    emptied += await database.asJobs(async (tx) => {
      const { rows } = await tx.execute(sql`select from ${part} limit 1`);
      if (rows.length === 0) return 0;
      await tx.execute(sql`set local lock_timeout = ${sql.raw(String(LOCK_TIMEOUT_MS))}`);
      await tx.execute(sql`truncate ${part}`);
      return 1;
    });
  }
  return emptied;
}
