import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** The API's answer as it is: `{ profile }`, `null` in it before anything was saved. */
export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: ({ signal }) => api.profile.get({}, { signal }),
});
