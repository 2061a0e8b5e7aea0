import { proofsQuery } from "../api/queries/account.ts";
import { profileQuery } from "../api/queries/profile.ts";
import { browsersQuery, remindersQuery } from "../api/queries/reminders.ts";
import type { PageLoader } from "../app/page-data.ts";

export const load: PageLoader = ({ memory }) =>
  Promise.all([
    memory.prefetchQuery(profileQuery),
    memory.prefetchQuery(remindersQuery),
    memory.prefetchQuery(browsersQuery),
    memory.prefetchQuery(proofsQuery),
  ]);
