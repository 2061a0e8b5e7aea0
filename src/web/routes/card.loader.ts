import { personalCardQuery } from "../api/queries/advice.ts";
import type { PageLoader } from "../app/page-data.ts";

export const load: PageLoader = ({ memory, params: { slug = "" } }) =>
  Promise.all([memory.prefetchQuery(personalCardQuery(slug)), import("../app/member-card.tsx")]);
