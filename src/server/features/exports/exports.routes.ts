import { exports } from "#contract/exports.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Services } from "../../platform/services.ts";
import type { Deck } from "../cards/cards.ts";
import type { HistoryThread } from "../patterns/patterns.ts";
import { exportInsights } from "./export-insights.ts";
import { exportYear } from "./export-year.ts";
import type { ExportOrders } from "./files/export-orders.ts";
import { downloadFile, listFiles, removeFile } from "./files/keep-files.ts";
import { orderFile } from "./files/order-file.ts";

type ExportsServices = Services & { deck: Deck; exportOrders: ExportOrders; historyThread: HistoryThread };

export const exportsRoutes = routesFor<typeof exports, ExportsServices>(exports, {
  make: ({ input, deps, session }) => exportInsights(deps, session, input),
  year: ({ input, deps, session }) => exportYear(deps, session, input),
  files: ({ deps, session }) => listFiles(deps, session.userId),
  order: ({ input, deps, session }) => orderFile(deps, session, input),
  download: ({ input: { id }, deps, session: { userId } }) => downloadFile(deps, { userId, id }),
  remove: ({ input: { id }, deps, session: { userId } }) => removeFile(deps, { userId, id }),
});
