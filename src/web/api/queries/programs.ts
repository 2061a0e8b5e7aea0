import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/** What the person set up for programs: tokens, the calendar and webhooks. */
export const programsQuery = queryOptions({
  queryKey: queryKey("programs", "list"),
  queryFn: ({ signal }) => api.programs.list(undefined, { signal }),
});
