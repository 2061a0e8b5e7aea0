import { yearQuery } from "../api/queries/years.ts";
import type { PageLoader } from "../app/page-data.ts";

export const load: PageLoader = ({ memory }) => memory.prefetchQuery(yearQuery(undefined));
