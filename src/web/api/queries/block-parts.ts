import { infiniteQueryOptions } from "@tanstack/react-query";
import type { BlockDetailOutput } from "#contract/blocks.ts";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

export type BlockPart = "events" | "insights";
export type PartItems<Part extends BlockPart> = BlockDetailOutput[Part]["items"];

/** Queries the pages of a block's insights or events that follow the first one, which comes with the block. */
export function furtherPagesQuery<Part extends BlockPart>(block: BlockDetailOutput, part: Part) {
  const { id } = block;
  const first = block[part].nextCursor;
  return infiniteQueryOptions({
    queryKey: queryKey("blocks", "get", { id }, "more", part, first),
    queryFn: async ({
      signal,
      pageParam,
    }): Promise<{ items: PartItems<Part>; nextCursor: string | null }> => {
      const place = part === "events" ? { eventsCursor: pageParam } : { cursor: pageParam };
      return (await api.blocks.get({ id, ...place }, { signal }))[part];
    },
    initialPageParam: first ?? "",
    getNextPageParam: (page) => page.nextCursor,
  });
}
