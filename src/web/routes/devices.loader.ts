import { devicesQuery } from "../api/queries/account.ts";
import type { PageLoader } from "../app/page-data.ts";

export const load: PageLoader = ({ memory }) => memory.prefetchQuery(devicesQuery);
