import type { Dependencies } from "./dependencies.ts";
import type { Job } from "./platform/jobs/job.ts";

/** Every job that the server runs at its times, by the features that have one. */
export function scheduledJobs(_dependencies: Dependencies): Job[] {
  return [];
}
