import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Navigate, useLocation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ErrorPanel } from "../../ui/notice.tsx";
import { Loading } from "../../ui/skeleton.tsx";
import { useAuth } from "./auth-context.ts";
import { hasSessionHint } from "./session-hint.ts";

/**
 * Shows the page to a person with a session. Everybody else is sent to the sign-in, and returns to this page
 * afterwards.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status, user, reload } = useAuth();
  const { pathname, search, hash } = useLocation();
  const isUnasked = status === "ready" && !user && hasSessionHint();

  const ask = useEffectEvent(() => void reload());
  useEffect(() => {
    if (isUnasked) ask();
  }, [isUnasked]);

  if (user) return children;
  if (status === "failed") {
    return (
      <ErrorPanel
        level={1}
        art={navigator.onLine ? undefined : "plug"}
        title="The pond is not answering"
        kept="Nothing you typed is lost."
        actions={<Button onClick={() => void reload()}>Try again</Button>}
      >
        The server could not be reached, so the app cannot tell who you are.
      </ErrorPanel>
    );
  }
  if (status === "loading" || isUnasked) {
    return (
      <div className="grid min-h-dvh place-items-center">
        <Loading />
      </div>
    );
  }
  return <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}` }} />;
}
