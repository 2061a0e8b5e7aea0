import { Devices } from "../features/account/devices.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { RequireAccount } from "../features/session/require-account.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Devices") }];
}

/** The page that lists every browser in which the person is signed in. */
export default function DevicesPage() {
  const { signOut } = useAuth();
  return (
    <RequireAccount>
      <div className="page-frame page-column pt-4 pb-10 md:pt-10">
        <h1 className="type-display">Devices</h1>
        <p className="mt-3 max-w-column text-mist">
          Every browser that is signed in to your account. The place comes from the time zone that the browser
          reports; no network address is kept.
        </p>
        <div className="mt-8">
          <Devices onLeave={signOut} />
        </div>
        <p className="mt-8">
          <ButtonLink to="/preferences" look="link">
            Back to preferences
          </ButtonLink>
        </p>
      </div>
    </RequireAccount>
  );
}
