import { useLocation, useNavigate } from "react-router";
import { api } from "../api/client.ts";
import type { Keep } from "../api/sign-in.ts";
import { PageFrame } from "../app/page-frame.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { EnterByLink } from "../features/session/enter-by-link.tsx";
import { returnAddress } from "../features/session/return-address.ts";
import { pageTitle } from "../ui/site.ts";

/** Returns the call that signs in with what the address holds; `null` if it holds nothing. */
function signInWith(parts: URLSearchParams) {
  const [token, ticket] = [parts.get("token"), parts.get("ticket")];
  if (token) return (keep?: Keep) => api.signIn.byMailLink({ token, keep });
  return ticket ? (keep?: Keep) => api.signIn.byIdentity({ ticket, keep }) : null;
}

export function meta() {
  return [{ title: pageTitle("Sign in") }, { name: "robots", content: "noindex" }];
}

/**
 * The page behind the link of an email that signs in: `#token=`, and `to=` for the page that follows. With `#ticket=`, a
 * provider has proved who somebody is, and the account with their address was never confirmed.
 */
export default function Enter() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { reload, showAuth } = useAuth();
  const parts = new URLSearchParams(hash.slice(1));
  const returnTo = returnAddress(parts.get("to"), "/");

  return (
    <PageFrame>
      <EnterByLink
        key={hash}
        signIn={signInWith(parts)}
        onEntered={async () => {
          await reload();
          await navigate(returnTo, { replace: true });
        }}
        onSecondStep={() => showAuth({ mode: "signIn", step: "code", returnTo })}
        onAskAgain={() => showAuth({ mode: "signIn", returnTo })}
      />
    </PageFrame>
  );
}
