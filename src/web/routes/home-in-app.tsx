// Renders `/` in the app's shell. Only people with a session get the shell, and few of them need the landing page.
// The home page for people with an account is imported directly, so that the shell can preload it
// (scripts/start-early.mjs).
import { lazy, Suspense, useEffect } from "react";
import { hasEarlyAnswer } from "../api/early-answers.ts";
import { homeQuery } from "../api/queries/home.ts";
import { useAuth } from "../features/session/auth-context.ts";
import { userIdOfHint } from "../features/session/session-hint.ts";
import { LoadingScreen } from "../features/shell/loading-screen.tsx";
import { AppPages } from "./app-pages.tsx";
import { describeHome, EitherHome } from "./either-home.tsx";
import { MemberHome } from "./member-home.tsx";
import { queryCacheOf } from "./query-cache.ts";

/** The landing page with its data. Prerendered pages contain that data, and the shell does not. */
const Landing = lazy(async () => {
  const [{ VisitorHome }, { LANDING }] = await Promise.all([
    import("./visitor-home.tsx"),
    import("virtual:landing"),
  ]);
  return { default: () => <VisitorHome {...LANDING} /> };
});

export const meta = describeHome;

/**
 * Puts home's answer that the shell requested into the cache, while the server still says who is signed in. Home is then
 * shown without its skeleton. If somebody else is signed in than was last, their home uses another cache. If the server
 * does not say who is signed in, the answer is dropped.
 */
function useEarlyHome(): void {
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
}

export default function ShellHome() {
  useEarlyHome();
  return (
    <EitherHome
      landing={
        <Suspense fallback={<LoadingScreen />}>
          <Landing />
        </Suspense>
      }
      home={
        <AppPages>
          <MemberHome />
        </AppPages>
      }
    />
  );
}
