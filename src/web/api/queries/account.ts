// Queries for what belongs to the person rather than to one of their readings or blocks.
import { queryOptions } from "@tanstack/react-query";
import type { SettingsOutput } from "#contract/settings.ts";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/**
 * Queries the profile: the API's unchanged answer, `{ profile }`. `profile` is `null` until something is
 * saved.
 */
export const profileQuery = queryOptions({
  queryKey: queryKey("profile", "get"),
  queryFn: ({ signal }) => api.profile.get({}, { signal }),
});

/**
 * Queries the settings. They are loaded together with the person, and refetched only after a change
 * invalidates them.
 */
export const settingsQuery = (known: SettingsOutput) =>
  queryOptions({
    queryKey: queryKey("settings", "get"),
    queryFn: ({ signal }) => api.settings.get({}, { signal }),
    initialData: known,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const devicesQuery = queryOptions({
  queryKey: queryKey("account", "devices"),
  queryFn: ({ signal }) => api.account.devices({}, { signal }),
});

export const topicsQuery = queryOptions({
  queryKey: queryKey("chat", "topics"),
  queryFn: ({ signal }) => api.chat.topics({}, { signal }),
});

export const remindersQuery = queryOptions({
  queryKey: queryKey("reminders", "get"),
  queryFn: ({ signal }) => api.reminders.get(undefined, { signal }),
});
