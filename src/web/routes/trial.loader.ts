import { trialsQuery } from "../api/queries/trials.ts";
import type { PageLoader } from "../app/page-data.ts";

export const load: PageLoader = ({ memory }) => memory.prefetchQuery(trialsQuery);
