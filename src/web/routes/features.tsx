import { countDeck } from "../app/deck.server.ts";
import { PageFrame } from "../app/page-frame.tsx";
import { describePage } from "../app/public-page.ts";
import { FeaturesPage } from "../features/marketing/features-page.tsx";
import { JoinButton } from "../features/session/join-button.tsx";
import { pageTitle } from "../ui/site.ts";
import type { Route } from "./+types/features";

export function loader() {
  return { deck: countDeck() };
}

export function meta() {
  return describePage({
    title: pageTitle("Features"),
    description:
      "Perspective cards, two spreads, a tracker for what has you stuck, and a duck that argues back.",
    path: "/features",
  });
}

export default function Features({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame>
      <FeaturesPage deck={loaderData.deck} join={<JoinButton look="soft" />} />
    </PageFrame>
  );
}
