import { patternsQuery } from "../api/queries/patterns.ts";
import type { PageLoader } from "../app/page-data.ts";

export const load: PageLoader = ({ memory }) => memory.prefetchQuery(patternsQuery);
