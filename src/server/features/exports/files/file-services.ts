import type { Services } from "#server/platform/services.ts";
import type { Deck } from "../../cards/cards.ts";
import type { ExportOrders } from "./export-orders.ts";

export type FileServices = Pick<
  Services,
  "config" | "database" | "vault" | "storage" | "clock" | "log" | "live"
> & {
  deck: Deck;
  exportOrders: ExportOrders;
};

/**
 * The time without a heartbeat, in milliseconds, after which another process takes over the production of a file. A
 * working process writes a heartbeat far more often.
 */
export const FILE_SILENT_MS = 90_000;
