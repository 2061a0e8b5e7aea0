import type { Services } from "#server/platform/services.ts";
import type { Deck } from "../../cards/cards.ts";
import type { ExportOrders } from "./export-orders.ts";

export type FileServices = Pick<Services, "config" | "database" | "vault" | "clock" | "log" | "live"> & {
  deck: Deck;
  exportOrders: ExportOrders;
};

/** How long a process may be silent before another takes its file over. A working process reports far more often. */
export const SILENT_MS = 90_000;
