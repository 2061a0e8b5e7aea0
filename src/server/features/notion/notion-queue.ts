import type { WorkQueue } from "../../platform/jobs/work-queue.ts";
import { selectWaitingExports } from "./notion.queries.ts";
import type { NotionOrder, NotionServices } from "./notion-services.ts";
import { EXPORT_SILENT_MS } from "./order-work.ts";
import { runOrder } from "./run-order.ts";

/** The maximum number of orders that one sweep of the queue looks at. */
const MOST_WAITING = 100;
/** The number of orders that one process works on in parallel. They mostly wait for Notion. */
const WORKERS = 2;

/** Creates the queue that writes pages in Notion and brings ticks back. */
export function notionQueue(services: NotionServices): WorkQueue<NotionOrder> {
  const { database, clock, notionOrders } = services;
  return {
    name: "export-to-notion",
    workers: WORKERS,
    run: (order) => runOrder(services, order),
    async waiting() {
      const now = clock.now();
      const silentBefore = new Date(now.getTime() - EXPORT_SILENT_MS);
      const found = await database.asJobs((tx) =>
        selectWaitingExports(tx, { now, silentBefore, most: MOST_WAITING }),
      );
      return found.map(({ attempt, ...id }) => ({ ...id, attempt: String(attempt) }));
    },
    onAdded: (listener) => notionOrders.onAdded((order) => listener([order])),
  };
}
