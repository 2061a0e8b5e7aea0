import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { rareApi } from "../rare-client.ts";
import { queryKey } from "./query-key.ts";

/** Queries a block's pictures, oldest first. */
export function blockPicturesQuery(blockId: string) {
  return queryOptions({
    queryKey: queryKey("pictures", "ofBlock", { id: blockId }),
    queryFn: ({ signal }) => rareApi.pictures.ofBlock({ id: blockId }, { signal }),
  });
}

/** Requests a block's pictures again, with the room that the pictures of all blocks use. */
export function refreshRoom(client: QueryClient, blockId: string): void {
  void client.invalidateQueries({ queryKey: blockPicturesQuery(blockId).queryKey });
}

export const avatarQuery = queryOptions({
  queryKey: queryKey("pictures", "avatar"),
  queryFn: ({ signal }) => rareApi.pictures.avatar(undefined, { signal }),
});
