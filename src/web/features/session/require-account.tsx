import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel } from "../../ui/notice.tsx";
import { useAuth } from "./auth-context.ts";

/**
 * Shows the page to people with an account, and the sign-up dialog to guests. Must be used inside of
 * `RequireSession`.
 */
export function RequireAccount({ children }: { children: ReactNode }) {
  const { isGuest, showAuth } = useAuth();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const ask = useEffectEvent(() =>
    showAuth({
      mode: "signUp",
      reason: "page",
      returnTo: `${pathname}${search}`,
      onDismiss: () => void navigate("/", { replace: true }),
    }),
  );
  useEffect(() => {
    if (isGuest) ask();
  }, [isGuest]);

  if (!isGuest) return children;
  return (
    <div className="page-frame">
      <EmptyPanel
        art="gate"
        title="This page needs an account"
        actions={
          <>
            <Button
              onClick={() => showAuth({ mode: "signUp", reason: "page", returnTo: `${pathname}${search}` })}
            >
              Sign up
            </Button>
            <ButtonLink to="/" look="soft">
              Home
            </ButtonLink>
          </>
        }
      >
        What you have read so far comes with you.
      </EmptyPanel>
    </div>
  );
}
