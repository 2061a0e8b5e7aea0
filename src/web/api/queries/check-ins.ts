import { queryOptions } from "@tanstack/react-query";
import type { CheckInPageOutput } from "#contract/check-ins.ts";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/** Queries this week's check-in and the earlier ones. The answer is locked unless the person has Premium. */
export const checkInQuery = queryOptions({
  queryKey: queryKey("checkIns", "get"),
  queryFn: async ({ signal }): Promise<CheckInPageOutput> => await api.checkIns.get(undefined, { signal }),
});
