import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/** Queries how often the person drew each card. */
export const drawStatisticsQuery = queryOptions({
  queryKey: queryKey("readings", "statistics"),
  queryFn: ({ signal }) => api.readings.statistics(undefined, { signal }),
});
