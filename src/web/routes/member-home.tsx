import { LatestInsights } from "../features/home/latest-insights.tsx";
import { AppPages } from "./app-pages.tsx";

/** Home for somebody with an account. Apart from the landing, which must stay light. */
export function MemberHome() {
  return (
    <AppPages>
      <LatestInsights />
    </AppPages>
  );
}
