import { queryOptions } from "@tanstack/react-query";
import type { TrialsOutput } from "#contract/trials.ts";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/** The trial that runs and those that ended; locked for other plans than Premium. */
export const trialsQuery = queryOptions({
  queryKey: queryKey("trials", "get"),
  queryFn: async ({ signal }): Promise<TrialsOutput> => await api.trials.get(undefined, { signal }),
});
