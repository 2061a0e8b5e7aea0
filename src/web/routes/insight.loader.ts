import { insightQuery } from "../api/queries/insights.ts";
import type { PageLoader } from "../app/page-data.ts";

export const load: PageLoader = ({ memory, params: { id = "" } }) => memory.prefetchQuery(insightQuery(id));
