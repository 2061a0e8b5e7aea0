import { queryOptions } from "@tanstack/react-query";
import type { TrialsOutput } from "#contract/trials.ts";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/** Queries the running trial and the ended ones. The answer is locked unless the person has Premium. */
export const trialsQuery = queryOptions({
  queryKey: queryKey("trials", "get"),
  queryFn: async ({ signal }): Promise<TrialsOutput> => await api.trials.get(undefined, { signal }),
});
