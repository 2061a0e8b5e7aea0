import { CheckInPage } from "../features/check-ins/check-in-page.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { RequireAccount } from "../features/session/require-account.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Weekly check-in") }];
}

/** The page of the weekly check-in. */
export default function CheckIn() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <RequireAccount>
      <CheckInPage key={user.id} userId={user.id} />
    </RequireAccount>
  );
}
