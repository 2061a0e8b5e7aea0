import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/**
 * Queries the profile. The answer is the API's object `{ profile }`, where `profile` is `null` until something is
 * saved.
 */
export const profileQuery = queryOptions({
  queryKey: queryKey("profile", "get"),
  queryFn: ({ signal }) => api.profile.get({}, { signal }),
});
