import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

export function insightQuery(id: string) {
  return queryOptions({
    queryKey: queryKey("insights", "get", { id }),
    queryFn: ({ signal }) => api.insights.get({ id }, { signal }),
  });
}

export function ownReportsQuery(id: string) {
  return queryOptions({
    queryKey: queryKey("insights", "reports", { id }),
    queryFn: ({ signal }) => api.insights.reports({ id }, { signal }),
  });
}
