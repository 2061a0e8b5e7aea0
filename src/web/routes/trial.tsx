import { RequireAccount } from "../features/session/require-account.tsx";
import { TrialPage } from "../features/trials/trial-page.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("A small trial") }];
}

/** The page of trials. A trial has ten steps, and a random order decides whether each is written or done. */
export default function Trial() {
  return (
    <RequireAccount>
      <TrialPage />
    </RequireAccount>
  );
}
