import { type ReactNode, useEffect } from "react";
import { useAuth } from "../features/session/auth-context.ts";
import { LoadingScreen } from "../features/shell/loading-screen.tsx";
import { pageTitle, SITE } from "../ui/site.ts";
import { describePage } from "./public-page.ts";

/** Shows the landing page to visitors and guests, and the app's home page to everybody else. */
export function EitherHome({ landing, home }: { landing: ReactNode; home: ReactNode }) {
  const { status, user, isGuest } = useAuth();
  const isAtHome = user !== null && !isGuest;
  // The HTML that is served at this address has the title for visitors, so the title is changed for people with an
  // account.
  useEffect(() => {
    if (isAtHome) document.title = pageTitle("Home");
  }, [isAtHome]);
  if (status === "loading") return <LoadingScreen />;
  return isAtHome ? home : landing;
}

export const describeHome = () =>
  describePage({
    title: `${SITE.name}: tell the duck what has you stuck`,
    description:
      "Draw a card about what has you stuck and get a blunt, useful reading from a dead developer who is now a rubber duck.",
    path: "/",
  });
