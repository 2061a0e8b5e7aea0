import { FILE_TRIES } from "#domain/export/files.ts";
import type { WorkQueue } from "#server/platform/jobs/work-queue.ts";
import type { ExportOrder } from "./export-orders.ts";
import { FILE_SILENT_MS, type FileServices } from "./file-services.ts";
import { selectWaitingFiles } from "./files.queries.ts";
import { giveUp, makeFile } from "./make-file.ts";

/** The maximum number of waiting export files that one sweep of the queue looks at. */
const MOST_WAITING = 100;

/** Creates the queue that produces export files. */
export function exportQueue(services: FileServices): WorkQueue<ExportOrder> {
  return {
    name: "make-export",
    run: ({ userId, id }) => makeFile(services, { userId, id }),
    waiting: () => findWaiting(services),
    onAdded: (listener) => services.exportOrders.onAdded((order) => listener([order])),
  };
}

/** Returns the export files that no process is producing now. Marks those that were tried too often as failed. */
async function findWaiting(services: FileServices): Promise<ExportOrder[]> {
  const silentBefore = new Date(services.clock.now().getTime() - FILE_SILENT_MS);
  const found = await services.database.asJobs((tx) =>
    selectWaitingFiles(tx, { silentBefore, most: MOST_WAITING }),
  );
  const orders: ExportOrder[] = [];
  for (const { userId, id, attempt } of found) {
    if (attempt >= FILE_TRIES) await giveUp(services, { userId, id, attempt });
    else orders.push({ userId, id, attempt: String(attempt) });
  }
  return orders;
}
