import { useLocation, useNavigate } from "react-router";
import { PageFrame } from "../app/page-frame.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { JoinButton } from "../features/session/join-button.tsx";
import { readLetterLink } from "../features/waitlist/letter-link.ts";
import { LetterPage } from "../features/waitlist/letter-page.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Waitlist") }, { name: "robots", content: "noindex" }];
}

/** The page behind the links in the emails of the waitlist: `#confirm=`, `#leave=`, `#invitation=`. */
export default function Waitlist() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { user, isGuest, showAuth } = useAuth();
  return (
    <PageFrame>
      <LetterPage
        key={hash}
        link={readLetterLink(hash)}
        isMember={user !== null && !isGuest}
        join={<JoinButton />}
        onConfirmed={() => navigate("/welcome", { replace: true })}
        onAskAgain={() => showAuth("signUp")}
        onInvited={({ email, token }) => showAuth({ mode: "signUp", invitation: { email, token } })}
      />
    </PageFrame>
  );
}
