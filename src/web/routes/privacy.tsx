import { PageFrame } from "../app/page-frame.tsx";
import { describePage } from "../app/public-page.ts";
import { PrivacyPage } from "../features/marketing/privacy-page.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return describePage({
    title: pageTitle("Privacy"),
    description: "What is kept about you, who sees it, for how long, and how to make it go away.",
    path: "/privacy",
  });
}

export default function Privacy() {
  return (
    <PageFrame>
      <PrivacyPage />
    </PageFrame>
  );
}
