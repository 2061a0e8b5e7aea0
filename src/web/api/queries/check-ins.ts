import { queryOptions } from "@tanstack/react-query";
import type { CheckInPageOutput } from "#contract/check-ins.ts";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/** This week's check-in and the earlier ones; locked for other plans than Premium. */
export const checkInQuery = queryOptions({
  queryKey: queryKey("checkIns", "get"),
  queryFn: async ({ signal }): Promise<CheckInPageOutput> => await api.checkIns.get(undefined, { signal }),
});
