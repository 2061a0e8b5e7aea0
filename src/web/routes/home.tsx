import { LANDING } from "virtual:landing";
import { lazy, Suspense, useEffect } from "react";
import { BeginButton } from "../app/begin-button.tsx";
import { describePage } from "../app/public-page.ts";
import { useBeginReading } from "../app/use-begin-reading.ts";
import { AskHere } from "../features/landing/ask-here.tsx";
import { Landing } from "../features/landing/landing.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { JoinButton } from "../features/session/join-button.tsx";
import { isShell } from "../features/shell/is-shell.ts";
import { LoadingScreen } from "../features/shell/loading-screen.tsx";
import { SiteFooter } from "../features/shell/site-footer.tsx";
import { pageTitle, SITE } from "../ui/site.ts";

const load = () => import("../app/home/member-home.tsx");
const MemberHome = lazy(() => load().then((module) => ({ default: module.MemberHome })));
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
  if (!isAtHome) return <VisitorHome />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <MemberHome />
    </Suspense>
  );
}

/** The landing page. A guest agrees to what is kept when they ask, so one who has not agreed has no reading yet. */
function VisitorHome() {
  const { me, isGuest, showAuth } = useAuth();
  const hasReading = isGuest && me?.consent !== null;
  const begin = useBeginReading();
  return (
    <>
      <Landing
        {...LANDING}
        hasReading={hasReading}
        start={<BeginButton>Start Free Consultation</BeginButton>}
        onSignIn={() => showAuth(hasReading ? "signUp" : "signIn")}
        ask={<AskHere onAsk={begin} />}
        join={<JoinButton />}
      />
      <div className="night depth-4 text-moon">
        <SiteFooter />
      </div>
    </>
  );
}
