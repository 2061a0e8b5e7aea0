import { FeaturesPage } from "../features/marketing/features-page.tsx";
import { pageTitle } from "../ui/site.ts";
import type { Route } from "./+types/features";
import { countDeck } from "./deck.server.ts";
import { JoinButton } from "./join-button.tsx";
import { PageFrame } from "./page-frame.tsx";

export function loader() {
  return { deck: countDeck() };
}

export function meta() {
  return [
    { title: pageTitle("Features") },
    {
      name: "description",
      content:
        "Perspective cards, two spreads, a tracker for what has you stuck, and a duck that argues back.",
    },
  ];
}

export default function Features({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame>
      <FeaturesPage deck={loaderData.deck} join={<JoinButton look="soft" />} />
    </PageFrame>
  );
}
