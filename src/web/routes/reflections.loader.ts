import { reflectionsQuery } from "../api/queries/reflections.ts";
import type { PageLoader } from "./page-data.ts";

export const load: PageLoader = ({ memory }) => memory.prefetchInfiniteQuery(reflectionsQuery(""));
