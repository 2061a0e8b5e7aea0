import { blockQuery } from "../api/queries/blocks.ts";
import type { PageLoader } from "./page-data.ts";

export const load: PageLoader = ({ memory, params: { blockId = "" } }) =>
  memory.prefetchQuery(blockQuery(blockId));
