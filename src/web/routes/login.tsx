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
 * none. With `?step=code` the dialog asks for the code of the second factor.
 */
export default function Login() {
  const { status, user, isGuest, showAuth } = useAuth();
  const navigate = useNavigate();
  const location = useLocation();
  const state: { from?: unknown } | null = location.state;
  const returnTo = returnAddress(state?.from, "/");
  const isOpen = status !== "loading" && (!user || isGuest);

  const step = new URLSearchParams(location.search).get("step") === "code" ? ("code" as const) : undefined;

  const open = useEffectEvent(() =>
    showAuth({
      ...{ mode: "signIn", returnTo, ...(step && { step }) },
      onDismiss: () => void navigate("/", { replace: true }),
    }),
  );
  useEffect(() => {
    if (isOpen) open();
  }, [isOpen]);

  if (user && !isGuest) return <Navigate to={returnTo} replace />;
  return <LoadingScreen caption="" />;
}
