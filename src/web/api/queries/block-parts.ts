import { infiniteQueryOptions } from "@tanstack/react-query";
import type { BlockDetailOutput } from "#contract/blocks.ts";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

export type BlockPart = "events" | "insights";
export type PartItems<Part extends BlockPart> = BlockDetailOutput[Part]["items"];

/** Queries the later pages of a block's insights or events. The first page comes with the block itself. */
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
