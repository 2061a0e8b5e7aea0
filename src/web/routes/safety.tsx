import { PageFrame } from "../app/page-frame.tsx";
import { describePage } from "../app/public-page.ts";
import { SafetyPage } from "../features/marketing/safety-page.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return describePage({
    title: pageTitle("Safety"),
    description: "What happens when somebody writes of danger, how well it works, and whom to call.",
    path: "/safety",
  });
}

export default function Safety() {
  return (
    <PageFrame>
      <SafetyPage />
    </PageFrame>
  );
}
