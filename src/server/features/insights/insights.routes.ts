import { implement } from "@orpc/server";
import { insights } from "../../../contract/insights.ts";
import { planOf } from "../../../domain/plans/plans.ts";
import { wordsOf } from "../../../domain/search/find-words.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { requireSession } from "../../platform/http/guards.ts";
import { changeInsight } from "./change-insight.ts";
import { deleteInsight, restoreInsight } from "./delete-insight.ts";
import { getInsight } from "./get-insight.ts";
import { listInsights } from "./list-insights.ts";
import { reportInsight } from "./report-insight.ts";
import { searchInsights } from "./search-insights.ts";

const endpoints = implement(insights).$context<RequestContext>();

/** Who asks, and what their plan shows them. */
function readerOf(context: RequestContext) {
  const session = requireSession(context);
  return { userId: session.userId, plan: planOf(session) };
}

export const insightsRoutes = endpoints.router({
  list: endpoints.list.handler(({ input: { search = "", ...page }, context, signal }) => {
    const request = { ...readerOf(context), ...page };
    const words = wordsOf(search);
    return words.length === 0
      ? listInsights(context.deps, request)
      : searchInsights(context.deps, { ...request, words, signal });
  }),
  get: endpoints.get.handler(({ input, context }) =>
    getInsight(context.deps, { ...readerOf(context), id: input.id }),
  ),
  update: endpoints.update.handler(({ input, context }) => {
    const { id, ...change } = input;
    return changeInsight(context.deps, { ...readerOf(context), id }, change);
  }),
  remove: endpoints.remove.handler(({ input, context }) =>
    deleteInsight(context.deps, readerOf(context).userId, input.id),
  ),
  restore: endpoints.restore.handler(({ input, context }) =>
    restoreInsight(context.deps, { ...readerOf(context), id: input.id }),
  ),
  report: endpoints.report.handler(({ input, context }) =>
    reportInsight(context.deps, { userId: readerOf(context).userId, ...input }),
  ),
});
