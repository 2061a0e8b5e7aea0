import { yearQuery } from "../api/queries/years.ts";
import { yearOfAddress } from "../features/patterns/year/year-of-address.ts";
import type { PageLoader } from "./page-data.ts";

export const load: PageLoader = ({ memory, params: { year } }) =>
  memory.prefetchQuery(yearQuery(yearOfAddress(year)));
