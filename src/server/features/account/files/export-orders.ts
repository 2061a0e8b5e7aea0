/**
 * A request to produce an export file. `attempt` is the number of attempts so far, so that a file whose process ended
 * can be queued again.
 */
export type ExportOrder = { userId: string; id: string; attempt: string };

/** Queues export files, so that they are produced in the background. */
export interface ExportOrders {
  added(order: ExportOrder): void;
  onAdded(listener: (order: ExportOrder) => void): void;
}

export function createExportOrders(): ExportOrders {
  const listeners: ((order: ExportOrder) => void)[] = [];
  return {
    added(order) {
      for (const listener of listeners) listener(order);
    },
    onAdded: (listener) => void listeners.push(listener),
  };
}
