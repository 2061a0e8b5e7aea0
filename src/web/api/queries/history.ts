import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { addDays } from "#domain/calendar-days.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { dayStart } from "#domain/plans/day.ts";
import type { SpreadType } from "#domain/readings/spread.ts";
import { api } from "../client.ts";
import { browserZone } from "../dates.ts";
import { HISTORY_PAGE } from "../page-sizes.ts";
import { queryKey } from "./query-key.ts";

/** The filters of the history. An empty search or `null` filters nothing. */
export interface HistoryFilter {
  search: string;
  blockTypeId: BlockTypeId | null;
  cardId: string | null;
  spreadType: SpreadType | null;
  /** A day, as `2026-11-20`. */
  day: string | null;
}

export const NO_FILTER: HistoryFilter = {
  search: "",
  blockTypeId: null,
  cardId: null,
  spreadType: null,
  day: null,
};

/** Queries the filtered history, newest first, with cursor pagination. `timeZone` is the zone whose day the filter means. */
export function historyQuery(filter: HistoryFilter = NO_FILTER, timeZone = browserZone()) {
  const { search, blockTypeId, cardId, spreadType, day } = filter;
  const asked = {
    ...(search && { search }),
    ...(blockTypeId && { blockTypeId }),
    ...(cardId && { cardId }),
    ...(spreadType && { spreadType }),
    ...(day && boundsOf(day, timeZone)),
  };
  return infiniteQueryOptions({
    queryKey: queryKey("insights", "list", asked, "pages"),
    queryFn: ({ signal, pageParam }) =>
      api.insights.list(
        { limit: HISTORY_PAGE, ...asked, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** Returns the first moment of a day and of the next one. */
function boundsOf(day: string, timeZone: string): { from: string; until: string } {
  const [from, until] = [dayStart(day, timeZone), dayStart(addDays(day, 1), timeZone)];
  return { from: from.toISOString(), until: until.toISOString() };
}

/** Queries when the readings were made, for the calendar. */
export const insightTimesQuery = queryOptions({
  queryKey: queryKey("insights", "times"),
  queryFn: ({ signal }) => api.insights.times(undefined, { signal }),
});

/** Queries the newest reading alone. */
export const newestInsightQuery = queryOptions({
  queryKey: queryKey("insights", "list", { limit: 1 }),
  queryFn: ({ signal }) => api.insights.list({ limit: 1 }, { signal }),
});
