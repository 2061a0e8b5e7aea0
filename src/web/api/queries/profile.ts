import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/**
 * Queries the profile: the API's unchanged answer, `{ profile }`. `profile` is `null` until something is
 * saved.
 */
export const profileQuery = queryOptions({
  queryKey: queryKey("profile", "get"),
  queryFn: ({ signal }) => api.profile.get({}, { signal }),
});
