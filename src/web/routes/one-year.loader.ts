import { yearQuery } from "../api/queries/years.ts";
import type { PageLoader } from "../app/page-data.ts";
import { yearOfAddress } from "../features/patterns/year/year-of-address.ts";

export const load: PageLoader = ({ memory, params: { year } }) =>
  memory.prefetchQuery(yearQuery(yearOfAddress(year)));
