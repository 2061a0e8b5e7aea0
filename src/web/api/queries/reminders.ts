import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { readBrowserState } from "../this-browser.ts";
import { queryKey } from "./query-key.ts";

export const remindersQuery = queryOptions({
  queryKey: queryKey("reminders", "get"),
  queryFn: ({ signal }) => api.reminders.get(undefined, { signal }),
});

/**
 * Queries the browsers that show reminders, and the state of reminders in this browser. Does not ask for a
 * permission.
 */
export const browsersQuery = queryOptions({
  queryKey: queryKey("reminders", "browsers"),
  queryFn: async ({ signal }) => {
    const registered = await api.reminders.browsers(undefined, { signal });
    return { ...registered, state: await readBrowserState(registered) };
  },
});
