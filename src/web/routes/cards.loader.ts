import { drawStatisticsQuery } from "../api/queries/readings.ts";
import type { PageLoader } from "../app/page-data.ts";

export const load: PageLoader = ({ memory }) =>
  Promise.all([memory.prefetchQuery(drawStatisticsQuery), import("../app/met-cards.tsx")]);
