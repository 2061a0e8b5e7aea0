import { useLocation, useNavigate } from "react-router";
import { PageFrame } from "../app/page-frame.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { NewPasswordForm } from "../features/session/new-password-form.tsx";
import { PondScene } from "../ui/pond-scene.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("New password") }, { name: "robots", content: "noindex" }];
}

/** The page that the password link in an email opens: `#token=`. */
export default function ResetPassword() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { showAuth } = useAuth();

  /** Opens the sign-in dialog after leaving this page, so that no second password field is behind the dialog. */
  async function signIn(): Promise<void> {
    await navigate("/", { replace: true });
    showAuth("signIn");
  }

  return (
    <PageFrame>
      <div className="page-frame grid gap-16 py-10 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
        <section className="min-w-0 max-w-md">
          <h1 className="type-display">A new password</h1>
          <NewPasswordForm
            key={hash}
            token={new URLSearchParams(hash.slice(1)).get("token")}
            onDone={() => void signIn()}
            onNewLink={() => showAuth("signIn")}
          />
        </section>
        <PondScene className="h-[min(30rem,calc(100dvh-14rem))] rounded-card max-lg:hidden" />
      </div>
    </PageFrame>
  );
}
