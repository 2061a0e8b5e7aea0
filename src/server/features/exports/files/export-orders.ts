import type { WorkOrders } from "#server/platform/jobs/work-orders.ts";

/**
 * A request to produce an export file. `attempt` is the number of attempts so far, so that a file whose process ended
 * can be queued again.
 */
export type ExportOrder = { userId: string; id: string; attempt: string };

/** Queues export files, so that they are produced in the background. */
export type ExportOrders = WorkOrders<ExportOrder>;
