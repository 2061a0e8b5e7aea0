import { queryOptions } from "@tanstack/react-query";
import type { SettingsOutput } from "#contract/settings.ts";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/**
 * Queries the settings. `loaded` holds the settings that came with the person. The settings are refetched only
 * after a change invalidates them.
 */
export const settingsQuery = (loaded: SettingsOutput) =>
  queryOptions({
    queryKey: queryKey("settings", "get"),
    queryFn: ({ signal }) => api.settings.get({}, { signal }),
    initialData: loaded,
    staleTime: Number.POSITIVE_INFINITY,
  });
