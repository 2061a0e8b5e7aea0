import { sql } from "drizzle-orm";
import type { JobOutcome } from "../jobs/start-jobs.ts";
import type { Services } from "../services.ts";

/** Returns a function that stores when a job last ran, for all processes together. */
export function jobRecorder({ database, clock }: Pick<Services, "database" | "clock">) {
  return async (job: string, outcome: JobOutcome): Promise<void> => {
    const now = clock.now().toISOString();
    const [done, failed] = outcome === "done" ? [now, null] : [null, now];
    await database.asJobs((tx) =>
      tx.execute(sql`
        insert into counts.job_runs as j (job, done_at, failed_at)
        values (${job}, ${done}::timestamptz, ${failed}::timestamptz)
        on conflict (job) do update set
          done_at = coalesce(excluded.done_at, j.done_at), failed_at = coalesce(excluded.failed_at, j.failed_at)`),
    );
  };
}
