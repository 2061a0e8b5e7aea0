import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/** Queries a block's pictures, oldest first. */
export function blockPicturesQuery(blockId: string) {
  return queryOptions({
    queryKey: queryKey("pictures", "ofBlock", { id: blockId }),
    queryFn: ({ signal }) => api.pictures.ofBlock({ id: blockId }, { signal }),
  });
}

/** Requests the pictures of every block again, because each answer says how much room all pictures use. */
export function refetchPictureRoom(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKey("pictures", "ofBlock") });
}

export const avatarQuery = queryOptions({
  queryKey: queryKey("pictures", "avatar"),
  queryFn: ({ signal }) => api.pictures.avatar(undefined, { signal }),
});
