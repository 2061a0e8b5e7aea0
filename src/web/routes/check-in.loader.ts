import { checkInQuery } from "../api/queries/check-ins.ts";
import type { PageLoader } from "../app/page-data.ts";

export const load: PageLoader = ({ memory }) => memory.prefetchQuery(checkInQuery);
