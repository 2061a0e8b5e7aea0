import { topicsQuery } from "../api/queries/chat.ts";
import type { PageLoader } from "../app/page-data.ts";

export const load: PageLoader = ({ memory }) => memory.prefetchQuery(topicsQuery);
