import { PageFrame } from "../app/page-frame.tsx";
import { describePage } from "../app/public-page.ts";
import { UpgradeButton } from "../app/upgrade-button.tsx";
import { UpgradePage } from "../features/marketing/upgrade-page.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return describePage({
    title: pageTitle("Upgrade"),
    description:
      "The free and the premium plan side by side: what the second one is for, and who does not need it.",
    path: "/upgrade",
  });
}

export default function Upgrade() {
  return (
    <PageFrame>
      <UpgradePage upgrade={<UpgradeButton />} />
    </PageFrame>
  );
}
