import { blockPlansQuery } from "../api/queries/block-plans.ts";
import { blockQuery } from "../api/queries/blocks.ts";
import type { PageLoader } from "../app/page-data.ts";

export const load: PageLoader = ({ memory, params: { blockId = "" } }) =>
  Promise.all([memory.prefetchQuery(blockQuery(blockId)), memory.prefetchQuery(blockPlansQuery(blockId))]);
