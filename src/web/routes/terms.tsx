import { TermsPage } from "../features/marketing/terms-page.tsx";
import { pageTitle } from "../ui/site.ts";
import { PageFrame } from "./page-frame.tsx";

export function meta() {
  return [
    { title: pageTitle("Terms") },
    { name: "description", content: "Ten short rules between you, us, and a duck. For entertainment only." },
  ];
}

export default function Terms() {
  return (
    <PageFrame>
      <TermsPage />
    </PageFrame>
  );
}
