import { RequireAccount } from "../features/session/require-account.tsx";
import { TrialPage } from "../features/trials/trial-page.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("A small trial") }];
}

/** Ten steps, and the sealed draw decides whether each is written or done. */
export default function Trial() {
  return (
    <RequireAccount>
      <TrialPage />
    </RequireAccount>
  );
}
