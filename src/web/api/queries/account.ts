import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

export const devicesQuery = queryOptions({
  queryKey: queryKey("account", "devices"),
  queryFn: ({ signal }) => api.account.devices({}, { signal }),
});
