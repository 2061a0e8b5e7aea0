import { homeQuery } from "../api/queries/home.ts";
import type { PageLoader } from "./page-data.ts";

const FRESH_FOR_MS = 10_000;

// Home requests its data again at every visit; a link that is hovered over twice does not.
export const load: PageLoader = ({ memory }) =>
  Promise.all([
    memory.prefetchQuery({ ...homeQuery, staleTime: FRESH_FOR_MS }),
    import("./member-home.tsx"),
    import("./home-request.tsx"),
  ]);
