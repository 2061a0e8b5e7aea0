// What the pages of a member ask for on arrival, asked a moment before.
import type { QueryClient } from "@tanstack/react-query";
import { matchPath } from "react-router";
import { blockListQuery, blockQuery } from "../features/blocks/block-queries.ts";
import { mineQuery } from "../features/cards/personal-queries.ts";
import { topicsQuery } from "../features/chat/chat-queries.ts";
import { homeQuery } from "../features/home/home-query.ts";
import { readFilter } from "../features/insights/history-filter.ts";
import { historyQuery, insightQuery } from "../features/insights/insight-queries.ts";
import { profileQuery } from "../features/profile/profile-queries.ts";
import { reflectionsQuery } from "../features/reflections/reflection-queries.ts";
import { attachedBlockQuery, chosenCardQuery } from "../features/request/request-queries.ts";
import { memoryOf } from "./memory.ts";

interface Visit {
  memory: QueryClient;
  params: Record<string, string | undefined>;
  query: URLSearchParams;
}

const HOME_FRESH_FOR_MS = 10_000;

/** What each page asks for on arrival, and the code that its route brings later. */
const PAGES: Record<string, (visit: Visit) => Promise<unknown>> = {
  // It asks anew at every visit; whoever passes over the link again does not.
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
    if (blockId) await memory.prefetchQuery(attachedBlockQuery(blockId));
    if (cardId) await memory.prefetchQuery(chosenCardQuery(cardId));
  },
  "/preferences": ({ memory }) => memory.prefetchQuery(profileQuery),
  "/reflections": ({ memory }) => memory.prefetchInfiniteQuery(reflectionsQuery("")),
  "/topics": ({ memory }) => memory.prefetchQuery(topicsQuery),
};

/** Asks for what the page at this address shows on arrival. */
export function fetchAnswers({ pathname, searchParams: query }: URL, userId: string): void {
  const pattern = Object.keys(PAGES).find((candidate) => matchPath(candidate, pathname));
  const page = pattern && PAGES[pattern];
  if (!page) return;
  const params = matchPath(pattern, pathname)?.params ?? {};
  // Whatever fails here, the page itself will ask again, and say so.
  page({ memory: memoryOf(userId), params, query }).catch(() => {});
}
