import { TESTIMONIALS } from "../features/landing/testimonials.ts";
import type { Route } from "./+types/home";
import { listCards, readCard } from "./deck.server.ts";
import { askServer, describeHome, EitherHome } from "./either-home.tsx";
import { VisitorHome } from "./visitor-home.tsx";

/** Sample cards from every family; neighbouring cards have different scenes. */
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

export function loader() {
  const strip = STRIP.flatMap((slug) => {
    const found = readCard(slug);
    return found ? [{ id: found.card.id, name: found.card.name, artAlt: found.card.artAlt }] : [];
  });
  return { deckSize: listCards().length, strip, letters: TESTIMONIALS };
}

export const clientLoader = askServer;

export const meta = describeHome;

export default function Home({ loaderData }: Route.ComponentProps) {
  return <EitherHome landing={<VisitorHome {...loaderData} />} />;
}
