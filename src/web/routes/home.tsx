import { LANDING } from "virtual:landing";
import { lazy, Suspense, useEffect } from "react";
import { useAuth } from "../features/session/auth-context.ts";
import { isShell } from "../features/shell/is-shell.ts";
import { LoadingScreen } from "../features/shell/loading-screen.tsx";
import { pageTitle, SITE } from "../ui/site.ts";
import { describePage } from "./public-page.ts";
import { VisitorHome } from "./visitor-home.tsx";

const load = () => import("./home-in-app.tsx");
const HomeInApp = lazy(() => load().then((module) => ({ default: module.HomeInApp })));
const EarlyHome = lazy(() =>
  load().then(
    (module) => ({ default: module.EarlyHome }),
    // A visitor needs none of it, and a member's home itself reports that its code is missing.
    () => ({ default: () => null }),
  ),
);

export const meta = () =>
  describePage({
    title: `${SITE.name}: tell the duck what has you stuck`,
    description:
      "Draw a card about what has you stuck and get a blunt, useful reading from a dead developer who is now a rubber duck.",
    path: "/",
  });

/**
 * Shows the landing page to visitors and guests, and the app's home page to everybody else. To a person with a session the
 * server sends the app's shell.
 */
export default function Home() {
  return (
    <>
      {isShell && (
        <Suspense>
          <EarlyHome />
        </Suspense>
      )}
      <EitherHome />
    </>
  );
}

function EitherHome() {
  const { status, user, isGuest } = useAuth();
  const isAtHome = user !== null && !isGuest;
  // The HTML that is served at this address has the title for visitors, so the title is changed for people with an
  // account.
  useEffect(() => {
    if (isAtHome) document.title = pageTitle("Home");
  }, [isAtHome]);
  if (status === "loading") return <LoadingScreen />;
  if (!isAtHome) return <VisitorHome {...LANDING} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <HomeInApp />
    </Suspense>
  );
}
