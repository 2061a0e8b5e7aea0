import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { deckToDrawFrom } from "../app/deck.server.ts";
import { PageFrame } from "../app/page-frame.tsx";
import { describePage } from "../app/public-page.ts";
import { FairPage } from "../features/readings/fairness/fair-page.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { LoadingScreen } from "../features/shell/loading-screen.tsx";
import { pageTitle } from "../ui/site.ts";
import type { Route } from "./+types/fair";

const MemberDraws = lazy(async () => ({ default: (await import("../app/member-draws.tsx")).MemberDraws }));

export function loader() {
  return { deck: deckToDrawFrom() };
}

export function meta() {
  return describePage({
    title: pageTitle("Is the deck fair?"),
    description:
      "How the cards are put in order, why nobody can pick yours, and how to check a draw yourself.",
    path: "/fair",
  });
}

export function HydrateFallback() {
  return <LoadingScreen />;
}

/** The page that explains how cards are drawn and lets people verify a draw. */
export default function Fair({ loaderData: { deck } }: Route.ComponentProps) {
  const { user } = useAuth();
  const { state } = useLocation();
  const { receipt } = Object(state) as { receipt?: unknown };
  return (
    <PageFrame>
      <FairPage
        deck={deck}
        brought={typeof receipt === "string" ? receipt : null}
        own={
          user && (
            <Suspense>
              <MemberDraws userId={user.id} deck={deck} />
            </Suspense>
          )
        }
      />
    </PageFrame>
  );
}
