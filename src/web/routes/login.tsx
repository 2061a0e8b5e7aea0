import { useEffect, useEffectEvent } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { useAuth } from "../features/session/auth-context.ts";
import { returnAddress } from "../features/session/return-address.ts";
import { LoadingScreen } from "../features/shell/loading-screen.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Sign in") }, { name: "robots", content: "noindex" }];
}

/**
 * The page that opens the sign-in dialog. After signing in, it leads to the previous page, or to `/` if there is
 * none. With `?step=code` the dialog asks for the code of the second factor; `?problem=` says why a provider's answer was
 * refused.
 */
export default function Login() {
  const { status, user, isGuest, showAuth } = useAuth();
  const navigate = useNavigate();
  const location = useLocation();
  const state: { from?: unknown } | null = location.state;
  const returnTo = returnAddress(state?.from, "/");
  const isOpen = status !== "loading" && (!user || isGuest);

  const query = new URLSearchParams(location.search);
  const step = query.get("step") === "code" ? ("code" as const) : undefined;
  const problem = query.get("problem");

  const open = useEffectEvent(() =>
    showAuth({
      ...{ mode: "signIn", returnTo, ...(step && { step }) },
      onDismiss: () => void navigate("/", { replace: true }),
    }),
  );
  useEffect(() => {
    if (isOpen) open();
  }, [isOpen]);

  // Somebody who is signed in wanted to add a way to sign in, and the provider's answer was refused.
  const asMember = problem ? `/preferences?${new URLSearchParams({ problem })}` : returnTo;
  if (user && !isGuest) return <Navigate to={asMember} replace />;
  return <LoadingScreen caption="" />;
}
