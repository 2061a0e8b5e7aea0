import { ReviewsPage } from "../features/landing/reviews-page.tsx";
import { pageTitle } from "../ui/site.ts";
import { JoinButton } from "./join-button.tsx";
import { PageFrame } from "./page-frame.tsx";

export function meta() {
  return [
    { title: pageTitle("Reviews") },
    {
      name: "description",
      content:
        "What people who do not exist say about a duck who does not either, and what the heron thinks.",
    },
  ];
}

export default function Reviews() {
  return (
    <PageFrame>
      <ReviewsPage join={<JoinButton />} />
    </PageFrame>
  );
}
