import { Suspense, useEffect } from "react";
import { Landing } from "../features/landing/landing.tsx";
import { TESTIMONIALS } from "../features/landing/testimonials.ts";
import { useAuth } from "../features/session/auth-context.ts";
import { LoadingScreen } from "../features/shell/loading-screen.tsx";
import { SiteFooter } from "../features/shell/site-footer.tsx";
import { pageTitle, SITE } from "../ui/site.ts";
import type { Route } from "./+types/home";
import { listCards, readCard } from "./deck.server.ts";
import { JoinButton } from "./join-button.tsx";
import { laterInAppPages } from "./later-in-app-pages.tsx";
import { describePage } from "./public-page.ts";

/** What the deck is like at a glance: every family of it, and no scene like its neighbour's. */
const STRIP = [
  "the-reflection",
  "the-infinite-loop",
  "the-merge-conflict",
  "the-breakpoint",
  "the-cache",
  "the-yak-shave",
  "the-hotfix",
  "the-code-review",
  "the-still-water",
];

const MemberHome = laterInAppPages(() => import("./member-home.tsx").then((module) => module.MemberHome));

export function loader() {
  const strip = STRIP.flatMap((slug) => {
    const found = readCard(slug);
    return found ? [{ id: found.card.id, name: found.card.name, artAlt: found.card.artAlt }] : [];
  });
  return { deckSize: listCards().length, strip, letters: TESTIMONIALS };
}

/** Whoever has a session gets the app's shell at `/`, which brings no data with it. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta() {
  return describePage({
    title: `${SITE.name}: tell the duck what has you stuck`,
    description:
      "Draw a card about what has you stuck and get a blunt, useful reading from a dead developer who is now a rubber duck.",
    path: "/",
  });
}

/** The landing for visitors and guests, the app's home for everybody else. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { status, user, isGuest, showAuth } = useAuth();
  const isAtHome = user !== null && !isGuest;
  // What is served at this address names itself for visitors.
  useEffect(() => {
    if (isAtHome) document.title = pageTitle("Home");
  }, [isAtHome]);
  if (status === "loading") return <LoadingScreen />;
  if (isAtHome) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <MemberHome />
      </Suspense>
    );
  }
  return (
    <>
      <Landing
        {...loaderData}
        isGuest={isGuest}
        onStart={() => showAuth("signUp")}
        onSignIn={() => showAuth(isGuest ? "signUp" : "signIn")}
        join={<JoinButton />}
      />
      <div className="night depth-4 text-moon">
        <SiteFooter />
      </div>
    </>
  );
}
