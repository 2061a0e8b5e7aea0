import { PageFrame } from "../app/page-frame.tsx";
import { describePage } from "../app/public-page.ts";
import { HelpEverywhere } from "../features/help/help-everywhere.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return describePage({
    title: pageTitle("Help in every country"),
    description: "People you can call or write to, country by country, on one page.",
    path: "/help/countries",
  });
}

/** The help lines of every country on one page, which needs no scripts and can be printed. */
export default function HelpInEveryCountry() {
  return (
    <PageFrame>
      <HelpEverywhere />
    </PageFrame>
  );
}
