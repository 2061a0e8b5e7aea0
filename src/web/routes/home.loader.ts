import { homeQuery } from "../api/queries/home.ts";
import type { PageLoader } from "../app/page-data.ts";

const FRESH_FOR_MS = 10_000;

// The home page requests its data again at every visit, but pointing at a link to it twice in a row does not.
export const load: PageLoader = ({ memory }) =>
  Promise.all([
    memory.prefetchQuery({ ...homeQuery, staleTime: FRESH_FOR_MS }),
    import("../app/home/member-home.tsx"),
  ]);
