import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

export const billingQuery = queryOptions({
  queryKey: queryKey("billing", "get"),
  queryFn: ({ signal }) => api.billing.get({}, { signal }),
});
