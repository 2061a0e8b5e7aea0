import { useLocation, useNavigate } from "react-router";
import { useAuth } from "../features/session/auth-context.ts";
import { EnterByLink } from "../features/session/enter-by-link.tsx";
import { returnAddress } from "../features/session/return-address.ts";
import { pageTitle } from "../ui/site.ts";
import { PageFrame } from "./page-frame.tsx";

export function meta() {
  return [{ title: pageTitle("Sign in") }, { name: "robots", content: "noindex" }];
}

/** The page behind the link of an email that signs in: `#token=`, and `to=` for the page that follows. */
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
        token={parts.get("token")}
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
