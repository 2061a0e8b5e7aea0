import { queryOptions } from "@tanstack/react-query";
import type { ShownYearOutput } from "#contract/years.ts";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/** Queries one calendar year of the person. `undefined` means the current year. */
export function yearQuery(year: number | undefined) {
  return queryOptions({
    queryKey: queryKey("patterns", "year", { year }),
    queryFn: async ({ signal }): Promise<ShownYearOutput> => await api.patterns.year({ year }, { signal }),
  });
}
