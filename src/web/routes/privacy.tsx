import { PrivacyPage } from "../features/marketing/privacy-page.tsx";
import { pageTitle } from "../ui/site.ts";
import { PageFrame } from "./page-frame.tsx";

export function meta() {
  return [
    { title: pageTitle("Privacy") },
    {
      name: "description",
      content: "What is kept of you, who sees it, for how long, and how to make it go away.",
    },
  ];
}

export default function Privacy() {
  return (
    <PageFrame>
      <PrivacyPage />
    </PageFrame>
  );
}
