import { historyQuery, insightTimesQuery } from "../api/queries/history.ts";
import { readFilter } from "../features/insights/history-filter.ts";
import type { PageLoader } from "./page-data.ts";

export const load: PageLoader = ({ memory, query }) =>
  Promise.all([
    memory.prefetchInfiniteQuery(historyQuery(readFilter(query))),
    memory.prefetchQuery(insightTimesQuery),
  ]);
