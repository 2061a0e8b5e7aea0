import { blockListQuery } from "../api/queries/blocks.ts";
import type { PageLoader } from "../app/page-data.ts";

export const load: PageLoader = ({ memory }) =>
  memory.prefetchInfiniteQuery(blockListQuery({ isArchived: true }));
