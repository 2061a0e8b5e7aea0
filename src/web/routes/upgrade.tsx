import { UpgradePage } from "../features/marketing/upgrade-page.tsx";
import { pageTitle } from "../ui/site.ts";
import { PageFrame } from "./page-frame.tsx";
import { describePage } from "./public-page.ts";
import { UpgradeButton } from "./upgrade-button.tsx";

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
