import { queryOptions } from "@tanstack/react-query";
import { isUnderWay } from "#domain/export/files.ts";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/** How often the page asks how far a file is. A live change usually comes before. */
const ASK_AGAIN_MS = 2_000;

/** Files with all readings. Asks again by itself while one is being made. */
export const exportFilesQuery = queryOptions({
  queryKey: queryKey("exports", "files"),
  queryFn: ({ signal }) => api.exports.files(undefined, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.items.some((file) => isUnderWay(file.state)) ? ASK_AGAIN_MS : false,
});
