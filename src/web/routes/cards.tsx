import { lazy, Suspense, useState } from "react";
import { listCards, listQuestions } from "../app/deck.server.ts";
import { PageFrame } from "../app/page-frame.tsx";
import { addressOf, describePage, LIBRARY } from "../app/public-page.ts";
import { CardLibrary } from "../features/cards/card-library.tsx";
import { CardOfDay } from "../features/cards/card-of-day.tsx";
import type { TimesMet } from "../features/cards/find-cards.ts";
import { useAuth } from "../features/session/auth-context.ts";
import { LoadingScreen } from "../features/shell/loading-screen.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { pageTitle } from "../ui/site.ts";
import type { Route } from "./+types/cards";

const MetCards = lazy(() => import("../app/met-cards.tsx").then((module) => ({ default: module.MetCards })));

export function loader() {
  return { cards: listCards(), questions: listQuestions() };
}

/** Loads the data of the card library. Offline, this address opens the app's shell, which has no prerendered data. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData }: Route.MetaArgs) {
  const cards = loaderData?.cards ?? [];
  return describePage({
    title: pageTitle("Card Library"),
    description: `All ${cards.length} cards of the ethereal deck: what each says, what it asks, and where it applies.`,
    path: "/cards",
    data: {
      "@context": "https://schema.org",
      "@type": "CollectionPage",
      name: LIBRARY,
      url: addressOf("/cards"),
      mainEntity: {
        "@type": "ItemList",
        numberOfItems: cards.length,
        itemListElement: cards.map(({ id, number, name }) => ({
          "@type": "ListItem",
          position: number,
          name,
          url: addressOf(`/cards/${id}`),
        })),
      },
    },
  });
}

export function HydrateFallback() {
  return <LoadingScreen caption="Loading cards..." />;
}

export default function Cards({ loaderData }: Route.ComponentProps) {
  const { user, isGuest } = useAuth();
  const isMember = user !== null && !isGuest;
  const [timesMet, setTimesMet] = useState<TimesMet | null>(null);
  return (
    <PageFrame>
      <CardLibrary
        cards={loaderData.cards}
        timesMet={isMember ? timesMet : undefined}
        today={<CardOfDay isAmongMany questions={loaderData.questions} />}
        aside={
          isMember && (
            <ButtonLink to="/reflections" look="link" className="!inline-flex items-center">
              Your reflections
            </ButtonLink>
          )
        }
      />
      {isMember && (
        <Suspense>
          <MetCards userId={user.id} onKnown={setTimesMet} />
        </Suspense>
      )}
    </PageFrame>
  );
}
