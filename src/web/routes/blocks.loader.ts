import { blockListQuery } from "../api/queries/blocks.ts";
import type { PageLoader } from "../app/page-data.ts";

export const load: PageLoader = ({ memory, query }) =>
  memory.prefetchInfiniteQuery(blockListQuery({ search: query.get("search") ?? "" }));
