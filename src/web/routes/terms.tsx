import { PageFrame } from "../app/page-frame.tsx";
import { describePage } from "../app/public-page.ts";
import { TermsPage } from "../features/marketing/terms-page.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return describePage({
    title: pageTitle("Terms"),
    description: "Ten short rules between you, us, and a duck. For entertainment only.",
    path: "/terms",
  });
}

export default function Terms() {
  return (
    <PageFrame>
      <TermsPage />
    </PageFrame>
  );
}
