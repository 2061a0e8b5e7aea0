import { reflectionsQuery } from "../api/queries/reflections.ts";
import type { PageLoader } from "../app/page-data.ts";

export const load: PageLoader = ({ memory }) => memory.prefetchInfiniteQuery(reflectionsQuery(""));
