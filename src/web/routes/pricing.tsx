import { PageFrame } from "../app/page-frame.tsx";
import { describePage } from "../app/public-page.ts";
import { UpgradeButton } from "../app/upgrade-button.tsx";
import { PricingPage } from "../features/marketing/pricing-page.tsx";
import { JoinButton } from "../features/session/join-button.tsx";
import { pageTitle } from "../ui/site.ts";

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
