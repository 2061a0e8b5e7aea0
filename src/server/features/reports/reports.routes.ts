import { reports } from "#contract/reports.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Services } from "../../platform/services.ts";
import { listOwnReports } from "./list-own-reports.ts";
import type { WithReportSeal } from "./reports.ts";

export const reportsRoutes = routesFor<typeof reports, Services & WithReportSeal>(reports, {
  ofInsight: ({ input, deps, session }) =>
    listOwnReports(deps, { userId: session.userId, insightId: input.id }),
});
