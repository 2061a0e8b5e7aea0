import { historyQuery } from "../api/queries/history.ts";
import type { PageLoader } from "../app/page-data.ts";
import { readFilter } from "../features/insights/history-filter.ts";

export const load: PageLoader = ({ memory, query }) =>
  memory.prefetchInfiniteQuery(historyQuery(readFilter(query)));
