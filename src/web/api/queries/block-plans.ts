import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/** Queries the plans for a block that are not retired, oldest first. */
export function blockPlansQuery(blockId: string) {
  return queryOptions({
    queryKey: queryKey("blockPlans", "list", { id: blockId }),
    queryFn: ({ signal }) => api.blockPlans.list({ id: blockId }, { signal }),
  });
}
