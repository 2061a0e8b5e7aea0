import { PageFrame } from "../app/page-frame.tsx";
import { describePage } from "../app/public-page.ts";
import { ReviewsPage } from "../features/landing/reviews-page.tsx";
import { POND_REVIEWS, TESTIMONIALS } from "../features/landing/testimonials.ts";
import { JoinButton } from "../features/session/join-button.tsx";
import { pageTitle } from "../ui/site.ts";
import type { Route } from "./+types/reviews";

/** Returns the letters, which become part of the page's data and not of its script. */
export function loader() {
  return { letters: TESTIMONIALS, fromThePond: POND_REVIEWS };
}

export function meta() {
  return describePage({
    title: pageTitle("Reviews"),
    description:
      "What people who do not exist say about a duck who does not either, and what the heron thinks.",
    path: "/reviews",
  });
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame>
      <ReviewsPage {...loaderData} join={<JoinButton />} />
    </PageFrame>
  );
}
