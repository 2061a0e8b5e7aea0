import { PricingPage } from "../features/marketing/pricing-page.tsx";
import { pageTitle } from "../ui/site.ts";
import { JoinButton } from "./join-button.tsx";
import { PageFrame } from "./page-frame.tsx";
import { describePage } from "./public-page.ts";
import { UpgradeButton } from "./upgrade-button.tsx";

export function meta() {
  return describePage({
    title: pageTitle("Pricing"),
    description: "Free Duck or Premium Duck: what you get, and four honest answers.",
    path: "/pricing",
  });
}

export default function Pricing() {
  return (
    <PageFrame>
      <PricingPage join={<JoinButton />} upgrade={<UpgradeButton look="outline" />} />
    </PageFrame>
  );
}
