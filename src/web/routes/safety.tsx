import { SafetyPage } from "../features/marketing/safety-page.tsx";
import { pageTitle } from "../ui/site.ts";
import { PageFrame } from "./page-frame.tsx";
import { describePage } from "./public-page.ts";

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
