import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

export function cardQuery(slug: string) {
  return queryOptions({
    queryKey: queryKey("cards", "get", { slug }),
    queryFn: ({ signal }) => api.cards.get({ slug }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
