import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

export const figuresQuery = queryOptions({
  queryKey: queryKey("admin", "figures"),
  queryFn: ({ signal }) => api.admin.figures(undefined, { signal }),
});

/** The interval in milliseconds at which the page asks how a download, a trial or a test is going. */
const ASK_AGAIN_MS = 1500;

/** Looks for models on the server's machine, each time that it is asked. */
export const modelsQuery = queryOptions({
  queryKey: queryKey("admin", "models"),
  queryFn: ({ signal }) => api.admin.models(undefined, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.known.some(({ trial, fetch }) => trial?.state === "running" || fetch?.state === "running") ||
    state.data?.exams.some(({ run }) => run?.state === "running")
      ? ASK_AGAIN_MS
      : false,
});

/** What a model answered in its test, asked for each time that somebody looks, and again while the test is under way. */
export function examAnswersQuery(id: string, isUnderWay: boolean) {
  return queryOptions({
    queryKey: queryKey("admin", "examAnswers", { id }),
    queryFn: ({ signal }) => api.admin.examAnswers({ id }, { signal }),
    staleTime: 0,
    refetchInterval: isUnderWay && 2 * ASK_AGAIN_MS,
  });
}

export const waitingQuery = queryOptions({
  queryKey: queryKey("admin", "waiting"),
  queryFn: ({ signal }) => api.admin.waiting(undefined, { signal }),
});

/** The accounts whose address begins with this text. */
export function usersQuery(address: string) {
  return queryOptions({
    queryKey: queryKey("admin", "findUsers", { address }),
    queryFn: ({ signal }) => api.admin.findUsers({ address }, { signal }),
  });
}

/** The number of items of a full page; a shorter page is the last one. */
const PAGE = 50;

const nextPage = ({ items }: { items: readonly { id: string }[] }) =>
  items.length < PAGE ? null : (items.at(-1)?.id ?? null);

export const sentReportsQuery = infiniteQueryOptions({
  queryKey: queryKey("admin", "reports"),
  queryFn: ({ pageParam, signal }) =>
    api.admin.reports(pageParam === null ? {} : { before: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: nextPage,
});

export const adminActionsQuery = infiniteQueryOptions({
  queryKey: queryKey("admin", "actions"),
  queryFn: ({ pageParam, signal }) =>
    api.admin.actions(pageParam === null ? {} : { before: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: nextPage,
});
