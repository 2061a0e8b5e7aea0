import { lazy, Suspense } from "react";
import { data, isRouteErrorResponse } from "react-router";
import { PROMPTS_SHOWN } from "#domain/deck/prompts.ts";
import { BeginButton } from "../app/begin-button.tsx";
import { readCard } from "../app/deck.server.ts";
import { PageFrame } from "../app/page-frame.tsx";
import { addressOf, describePage, LIBRARY, pictureAddress } from "../app/public-page.ts";
import { CardNotFound } from "../features/cards/card-not-found.tsx";
import { CardPage, type CardSlots } from "../features/cards/card-page.tsx";
import { GeneralCard } from "../features/cards/general-card.tsx";
import { VisitorBanner } from "../features/cards/visitor-banner.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { LoadingScreen } from "../features/shell/loading-screen.tsx";
import { UnexpectedError } from "../features/shell/unexpected-error.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { pageTitle } from "../ui/site.ts";
import type { Route } from "./+types/card";

const NOT_FOUND = 404;

const MemberCard = lazy(() =>
  import("../app/member-card.tsx").then((module) => ({ default: module.MemberCard })),
);

export function loader({ params }: Route.LoaderArgs) {
  const found = readCard(params.slug);
  if (!found) throw data(null, { status: NOT_FOUND });
  return found;
}

/** Loads the data file of a card. If that file does not exist, neither does the card. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof TypeError) throw error;
    throw data(null, { status: NOT_FOUND });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle("Card not found") }, { name: "robots", content: "noindex" }];
  const { id, number, name, family, coreMeaning, duckQuestion, artAlt } = loaderData.card;
  const path = `/cards/${id}` as const;
  return describePage({
    title: pageTitle(name),
    description: `${coreMeaning} ${duckQuestion}`,
    path,
    picture: id,
    pictureAlt: `${name}: ${artAlt}`,
    data: {
      "@context": "https://schema.org",
      "@type": "VisualArtwork",
      name,
      position: number,
      genre: family,
      description: coreMeaning,
      url: addressOf(path),
      image: pictureAddress(id),
      isPartOf: { "@type": "Collection", name: LIBRARY, url: addressOf("/cards") },
    },
  });
}

export function HydrateFallback() {
  return <LoadingScreen caption="Loading cards..." />;
}

/** The public page of a card. For a person with an account, the personal version replaces it. */
export default function Card({ loaderData }: Route.ComponentProps) {
  const { user, isGuest } = useAuth();
  const { card, previous, next } = loaderData;
  const general = <GeneralCard card={card} />;
  const page = (slots: CardSlots) => (
    <CardPage
      {...{ card, previous, next, ...slots }}
      closing={
        <>
          <BeginButton cardId={card.id}>Get an Insight with This Card</BeginButton>
          <ButtonLink to="/cards" look="soft" className="max-lg:px-0">
            Explore More Cards
          </ButtonLink>
        </>
      }
    />
  );
  const isMember = user !== null && !isGuest;
  const start = !user && (
    <BeginButton cardId={card.id} look="outline" className="mt-3">
      Get Started
    </BeginButton>
  );
  const invitation = !isMember && <VisitorBanner start={start} />;
  const open = <PageFrame>{page({ invitation, body: general })}</PageFrame>;
  if (!isMember) return open;
  return (
    <Suspense fallback={open}>
      <MemberCard {...{ card, page, general }} prompts={card.perspectivePrompts.slice(0, PROMPTS_SHOWN)} />
    </Suspense>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === NOT_FOUND;
  if (!isMissing) return <UnexpectedError error={error} />;
  return (
    <PageFrame>
      <CardNotFound />
    </PageFrame>
  );
}
