import { sql } from "drizzle-orm";
import { DAY_MS } from "#domain/time.ts";
import { deleteByKey, deleteInPages } from "../../platform/jobs/delete-by-key.ts";
import type { Services } from "../../platform/services.ts";
import { forgetEvents } from "./forget-events.ts";

/** The time in milliseconds for which the stream of a reading can be replayed and its idempotency key repeated. */
const KEPT_MS = DAY_MS;

/**
 * Deletes old runs with their requests, draws that no reading will use any more, and the events of old runs. Insights stay;
 * a default one keeps its draw, because it may be read again.
 */
export async function forgetRuns({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<Record<string, number>> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const isOld = sql`created_at < ${before.toISOString()}::timestamptz`;
  const runs = await deleteByKey(database, {
    table: "app.readings",
    key: ["user_id", "id"],
    time: "created_at",
    where: isOld,
  });
  const draws = await deleteInPages(database, {
    table: "app.draws",
    key: ["user_id", "id"],
    order: ["created_at", "id"],
    where: isOld,
    deleted: sql`not exists (
      select from app.insights i where i.user_id = t.user_id and i.draw_id = t.id and i.is_default)`,
  });
  return { runs, draws, ...(await forgetEvents(database, before)) };
}
