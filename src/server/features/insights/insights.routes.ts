import { insights } from "#contract/insights.ts";
import { planOf } from "#domain/plans/plans.ts";
import { searchWordsOf } from "#domain/search/find-words.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { listOwnReports } from "../reports/reports.ts";
import { changeInsight } from "./change-insight.ts";
import { deleteInsight, restoreInsight } from "./delete-insight.ts";
import { getInsight } from "./get-insight.ts";
import { listInsights } from "./list-insights.ts";
import { listTimes } from "./list-times.ts";
import { type ReportServices, reportInsight } from "./report-insight.ts";
import { type SearchServices, searchInsights } from "./search-insights.ts";

/** Returns the person, and the plan that decides what is shown. */
function readerOf(session: Session) {
  return { userId: session.userId, plan: planOf(session) };
}

export const insightsRoutes = routesFor<typeof insights, Services & SearchServices & ReportServices>(
  insights,
  {
    list: ({ input: { search = "", ...page }, deps, session, revalidate, signal }) => {
      const request = { ...readerOf(session), ...page };
      const words = searchWordsOf(search);
      return words.length === 0
        ? listInsights(deps, request, revalidate)
        : searchInsights(deps, { ...request, words, signal });
    },
    times: ({ deps, session, revalidate }) => listTimes(deps, readerOf(session), revalidate),
    get: ({ input, deps, session }) => getInsight(deps, { ...readerOf(session), id: input.id }),
    update: ({ input: { id, ...change }, deps, session }) =>
      changeInsight(deps, { ...readerOf(session), id }, change),
    remove: ({ input, deps, session }) => deleteInsight(deps, session.userId, input.id),
    restore: ({ input, deps, session }) => restoreInsight(deps, { ...readerOf(session), id: input.id }),
    report: ({ input, deps, session }) => reportInsight(deps, { ...readerOf(session), ...input }),
    reports: ({ input, deps, session }) =>
      listOwnReports(deps, { userId: session.userId, insightId: input.id }),
  },
);
