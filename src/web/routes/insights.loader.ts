import { historyQuery } from "../api/queries/history.ts";
import { readFilter } from "../features/insights/history-filter.ts";
import type { PageLoader } from "./page-data.ts";

export const load: PageLoader = ({ memory, query }) =>
  memory.prefetchInfiniteQuery(historyQuery(readFilter(query)));
