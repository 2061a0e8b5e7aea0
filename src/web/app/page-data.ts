// Finds the loader of a page. The file `<page>.loader.ts` beside a page in `routes/` requests the API answers and the lazily
// loaded code that the page needs when it opens.
import type { QueryClient } from "@tanstack/react-query";
import { matchPath } from "react-router";
import { PAGES } from "#contract/pages.ts";
import { queryCacheOf } from "./query-cache.ts";

/**
 * One visit to a page: the person's id, the cache to fill, the parameters of the path and those of the query
 * string.
 */
export interface Visit {
  userId: string;
  memory: QueryClient;
  params: Record<string, string | undefined>;
  query: URLSearchParams;
}

/** Fills the cache for a page. The page itself uses the same queries and reports their errors. */
export type PageLoader = (visit: Visit) => Promise<unknown>;

const LOADERS = import.meta.glob<PageLoader>("../routes/*.loader.ts", { eager: true, import: "load" });

/** Loads the data of the page at this address before the page opens. Does nothing for a page without a loader. */
export async function loadPage({ pathname, searchParams: query }: URL, userId: string): Promise<void> {
  const page = PAGES.find(({ path }) => matchPath(path, pathname));
  const load = page && LOADERS[`../routes/${page.file}.loader.ts`];
  if (!load) return;
  const params = matchPath(page.path, pathname)?.params ?? {};
  await load({ userId, memory: queryCacheOf(userId), params, query });
}
