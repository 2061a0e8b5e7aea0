import { useEffect } from "react";
import { hasEarlyAnswer } from "../api/early-answers.ts";
import { homeQuery } from "../api/queries/home.ts";
import { useAuth } from "../features/session/auth-context.ts";
import { userIdOfHint } from "../features/session/session-hint.ts";
import { AppPages } from "./app-pages.tsx";
import { MemberHome } from "./member-home.tsx";
import { queryCacheOf } from "./query-cache.ts";

/** Home for a person with an account. It is a separate module, so that visitors load neither it nor the app's pages. */
export function HomeInApp() {
  return (
    <AppPages>
      <MemberHome />
    </AppPages>
  );
}

/**
 * Puts home's answer that the shell requested into the cache, while the server still says who is signed in. Home is then
 * shown without its skeleton. If somebody else is signed in than was last, their home uses another cache. If the server
 * does not say who is signed in, the answer is dropped. Renders nothing.
 */
export function EarlyHome() {
  const { status } = useAuth();
  useEffect(() => {
    const userId = userIdOfHint();
    if (userId !== null && hasEarlyAnswer("/api/home")) void queryCacheOf(userId).prefetchQuery(homeQuery);
  }, []);
  useEffect(() => {
    const userId = userIdOfHint();
    // Cache: the answer may be another person's, whose session the server could not confirm.
    if (status === "failed" && userId !== null)
      queryCacheOf(userId).removeQueries({ queryKey: homeQuery.queryKey });
  }, [status]);
  return null;
}
