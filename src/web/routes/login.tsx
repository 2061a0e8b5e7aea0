import { useEffect, useEffectEvent } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { useAuth } from "../features/session/auth-context.ts";
// The code of the dialog comes with that of the page, which shows nothing else.
import "../features/session/auth-modal.tsx";
import { returnAddress } from "../features/session/return-address.ts";
import { LoadingScreen } from "../features/shell/loading-screen.tsx";
import { PondScene } from "../ui/pond-scene.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Sign in") }, { name: "robots", content: "noindex" }];
}

/**
 * The page that opens the sign-in dialog. After signing in, it leads to the previous page, or to `/` if there is
 * none. In a browser without a sign of a session, a members' page starts as this page (`start-early.mjs`). A person who
 * has a session goes back to it at once. With `?step=code` the dialog asks for the code of the second factor; `?problem=`
 * says why a provider's answer was refused.
 */
export default function Login() {
  const { status, user, isGuest, showAuth } = useAuth();
  const navigate = useNavigate();
  const location = useLocation();
  const state: { from?: unknown; isUnknown?: unknown } | null = location.state;
  const returnTo = returnAddress(state?.from, "/");
  const isSentBack = state?.isUnknown === true && (user !== null || status === "failed");
  const isOpen = status !== "loading" && (!user || isGuest) && !isSentBack;

  const query = new URLSearchParams(location.search);
  const step = query.get("step") === "code" ? ("code" as const) : undefined;
  const problem = query.get("problem");

  const open = useEffectEvent(() =>
    showAuth({
      mode: "signIn",
      returnTo,
      ...(step && { step }),
      onDismiss: () => void navigate("/", { replace: true }),
    }),
  );
  useEffect(() => {
    if (isOpen) open();
  }, [isOpen]);

  // Somebody who is signed in wanted to add a way to sign in, and the provider's answer was refused.
  const asMember = problem ? `/preferences?${new URLSearchParams({ problem })}` : returnTo;
  if (isSentBack || (user && !isGuest)) return <Navigate to={asMember} replace />;
  return isOpen ? <PondScene className="night-page pond-of-sign-in" /> : <LoadingScreen caption="" />;
}
