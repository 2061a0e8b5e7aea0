import { queryOptions } from "@tanstack/react-query";
import type { SettingsOutput } from "../../../contract/settings.ts";
import { api } from "../../api/client.ts";

/** They come with who one is, and are asked for again only where something says that they changed. */
export const settingsQuery = (known: SettingsOutput) =>
  queryOptions({
    queryKey: ["settings"],
    queryFn: ({ signal }) => api.settings.get({}, { signal }),
    initialData: known,
    staleTime: Number.POSITIVE_INFINITY,
  });
