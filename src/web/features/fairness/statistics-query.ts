import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** How often each card came up. It changes with every insight, so it lies among them. */
export const statisticsQuery = queryOptions({
  queryKey: ["insights", "draw statistics"],
  queryFn: ({ signal }) => api.draws.statistics(undefined, { signal }),
});
