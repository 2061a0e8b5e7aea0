import { useLocation, useNavigate } from "react-router";
import { PageFrame } from "../app/page-frame.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { ConfirmByLink } from "../features/session/confirm-by-link.tsx";
import { returnAddress } from "../features/session/return-address.ts";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Your address") }, { name: "robots", content: "noindex" }];
}

/** The page behind the link of an email that confirms an address or makes an account: `#token=`, and `to=` for the page that follows. */
export default function ConfirmAddress() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { user, isGuest, reload, showAuth } = useAuth();
  const parts = new URLSearchParams(hash.slice(1));

  /** Opens the page that the letter names if somebody is signed in here. Returns whether it did. */
  async function goOn(): Promise<boolean> {
    const me = await reload();
    if (!me?.user) return false;
    const hasSignedUp = (!user || isGuest) && !me.user.isGuest;
    const state = hasSignedUp ? { hasComeAlong: isGuest, hasSignedUp } : undefined;
    await navigate(returnAddress(parts.get("to"), "/"), { replace: true, state });
    return true;
  }

  return (
    <PageFrame>
      <ConfirmByLink
        key={hash}
        token={parts.get("token")}
        onDone={goOn}
        onSignIn={() => showAuth("signIn")}
      />
    </PageFrame>
  );
}
