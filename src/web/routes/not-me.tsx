import { useLocation, useNavigate } from "react-router";
import { PageFrame } from "../app/page-frame.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { NotMe } from "../features/session/not-me.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("This was not me") }, { name: "robots", content: "noindex" }];
}

/** The page behind the link "This was not me" of an email: `#token=`, and `what=` for what the email told of. */
export default function NotMePage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { showAuth } = useAuth();
  const parts = new URLSearchParams(hash.slice(1));

  return (
    <PageFrame>
      <NotMe
        key={hash}
        token={parts.get("token")}
        what={parts.get("what")}
        onUndone={async (token) => {
          await navigate(`/reset-password#${new URLSearchParams({ token })}`, { replace: true });
        }}
        onAskAgain={() => showAuth("signIn")}
      />
    </PageFrame>
  );
}
