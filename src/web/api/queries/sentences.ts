import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/** Queries the sentences of a reading, each with the sources that it comes from. */
export function sentencesQuery(insightId: string) {
  return queryOptions({
    queryKey: queryKey("sentences", "list", { id: insightId }),
    queryFn: ({ signal }) => api.sentences.list({ id: insightId }, { signal }),
  });
}
