import { queryOptions } from "@tanstack/react-query";
import { isUnderWay } from "#domain/export/files.ts";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/**
 * The interval in milliseconds at which the page asks for the progress of a file. A live change usually arrives
 * earlier.
 */
const ASK_AGAIN_MS = 2_000;

/** Queries the export files that contain all readings. Refetches at an interval while a file is being made. */
export const exportFilesQuery = queryOptions({
  queryKey: queryKey("exports", "files"),
  queryFn: ({ signal }) => api.exports.files(undefined, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.items.some((file) => isUnderWay(file.state)) ? ASK_AGAIN_MS : false,
});
