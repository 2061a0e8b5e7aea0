import { sql } from "drizzle-orm";
import { DAY_MS } from "#domain/time.ts";
import type { Services } from "../../platform/services.ts";

/** How long a reading's stream can be replayed and its key repeated. */
const KEPT_MS = DAY_MS;

/**
 * Deletes old runs with their requests and events, and draws that no reading will use any more. Insights
 * stay; a default one keeps its draw, because it may be read again.
 */
export async function forgetRuns({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<Record<string, number>> {
  const before = new Date(clock.now().getTime() - KEPT_MS).toISOString();
  return await database.asJobs(async (tx) => {
    const runs = await tx.execute<{ forgotten: number }>(sql`
      with forgotten as (
        delete from app.readings where created_at < ${before}::timestamptz returning user_id, id
      ), events as (
        delete from app.reading_events e using forgotten r where e.user_id = r.user_id and e.reading_id = r.id
      )
      select count(*)::int as forgotten from forgotten`);
    const draws = await tx.execute<{ forgotten: number }>(sql`
      with forgotten as (
        delete from app.draws d where created_at < ${before}::timestamptz and not exists (
          select from app.insights i where i.user_id = d.user_id and i.draw_id = d.id and i.is_default
        ) returning id
      )
      select count(*)::int as forgotten from forgotten`);
    return { runs: runs.rows[0]?.forgotten ?? 0, draws: draws.rows[0]?.forgotten ?? 0 };
  });
}
