// Prefetches the API answers that a member's pages request when they open.
import type { QueryClient } from "@tanstack/react-query";
import { matchPath } from "react-router";
import { profileQuery, topicsQuery } from "../api/queries/account.ts";
import { mineQuery } from "../api/queries/advice.ts";
import { blockListQuery, blockQuery } from "../api/queries/blocks.ts";
import { cardQuery } from "../api/queries/cards.ts";
import { historyQuery } from "../api/queries/history.ts";
import { homeQuery } from "../api/queries/home.ts";
import { insightQuery } from "../api/queries/insights.ts";
import { reflectionsQuery } from "../api/queries/reflections.ts";
import { readFilter } from "../features/insights/history-filter.ts";
import { memoryOf } from "./memory.ts";

interface Visit {
  memory: QueryClient;
  params: Record<string, string | undefined>;
  query: URLSearchParams;
}

const HOME_FRESH_FOR_MS = 10_000;

/** The requests that each page makes when it opens, and the code that its route loads lazily. */
const PAGES: Record<string, (visit: Visit) => Promise<unknown>> = {
  // The page refetches at every visit; hovering over the link again does not.
  "/": ({ memory }) =>
    Promise.all([
      memory.prefetchQuery({ ...homeQuery, staleTime: HOME_FRESH_FOR_MS }),
      import("./member-home.tsx"),
      import("./home-request.tsx"),
    ]),
  "/blocks": ({ memory, query }) =>
    memory.prefetchInfiniteQuery(blockListQuery({ search: query.get("search") ?? "" })),
  "/blocks/archived": ({ memory }) => memory.prefetchInfiniteQuery(blockListQuery({ isArchived: true })),
  "/blocks/:id": ({ memory, params: { id = "" } }) => memory.prefetchQuery(blockQuery(id)),
  "/insights": ({ memory, query }) => memory.prefetchInfiniteQuery(historyQuery(readFilter(query))),
  "/insights/:id": ({ memory, params: { id = "" } }) => memory.prefetchQuery(insightQuery(id)),
  "/cards/:slug": ({ memory, params: { slug = "" } }) =>
    Promise.all([memory.prefetchQuery(mineQuery(slug)), import("./member-card.tsx")]),
  "/new-insight": async ({ memory, query }) => {
    const [blockId, cardId] = [query.get("blockId"), query.get("cardId")];
    if (blockId) await memory.prefetchQuery(blockQuery(blockId));
    if (cardId) await memory.prefetchQuery(cardQuery(cardId));
  },
  "/preferences": ({ memory }) => memory.prefetchQuery(profileQuery),
  "/reflections": ({ memory }) => memory.prefetchInfiniteQuery(reflectionsQuery("")),
  "/topics": ({ memory }) => memory.prefetchQuery(topicsQuery),
};

/** Prefetches the data that the page at this address shows when it opens. */
export function fetchAnswers({ pathname, searchParams: query }: URL, userId: string): void {
  const pattern = Object.keys(PAGES).find((candidate) => matchPath(candidate, pathname));
  const page = pattern && PAGES[pattern];
  if (!page) return;
  const params = matchPath(pattern, pathname)?.params ?? {};
  // If a prefetch fails, the page requests the data again and reports the error.
  page({ memory: memoryOf(userId), params, query }).catch(() => {});
}
