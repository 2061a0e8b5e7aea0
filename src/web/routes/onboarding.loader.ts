import { profileQuery } from "../api/queries/profile.ts";
import type { PageLoader } from "../app/page-data.ts";

export const load: PageLoader = ({ memory }) => memory.prefetchQuery(profileQuery);
