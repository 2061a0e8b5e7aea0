import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/** Queries whether the person has archived blocks. Used only if the list of blocks is empty. */
export const hasArchivedQuery = queryOptions({
  queryKey: queryKey("blocks", "list", { status: "archived" }, "any"),
  queryFn: async ({ signal }) => {
    const { items } = await api.blocks.list({ limit: 1, status: "archived" }, { signal });
    return items.length > 0;
  },
});
