import { drawStatisticsQuery } from "../api/queries/readings.ts";
import type { PageLoader } from "./page-data.ts";

export const load: PageLoader = ({ memory }) =>
  Promise.all([memory.prefetchQuery(drawStatisticsQuery), import("./member-draws.tsx")]);
