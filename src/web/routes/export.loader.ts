import { exportFilesQuery } from "../api/queries/exports.ts";
import type { PageLoader } from "../app/page-data.ts";

export const load: PageLoader = ({ memory }) => memory.prefetchQuery(exportFilesQuery);
