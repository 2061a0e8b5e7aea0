import { PageFrame } from "../app/page-frame.tsx";
import { describePage } from "../app/public-page.ts";
import { HelpPage } from "../features/help/help-page.tsx";
import { OfflineApp } from "../features/offline/offline-app.tsx";
import { Contained } from "../ui/contained.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return describePage({
    title: pageTitle("If it’s more than being stuck"),
    description: "People you can call or write to, in your country or any other, whatever it is.",
    path: "/help",
  });
}

/** The page of help lines. After the first visit it works offline, signed in or not. */
export default function Help() {
  return (
    <PageFrame>
      <Contained>
        <OfflineApp />
      </Contained>
      <HelpPage />
    </PageFrame>
  );
}
