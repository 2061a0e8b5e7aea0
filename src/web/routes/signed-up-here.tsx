import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { SignedUpNotice } from "../features/insights/signed-up-notice.tsx";

/**
 * `/new-insight` has this notice in its text. A reading that is being made begins again when its location gets another
 * key, so it is left alone.
 */
const WITHOUT_NOTICE: readonly string[] = ["/new-insight", "/create-insight"];

/**
 * Tells a guest who has signed up on this page that their reading came along. It removes that from the location's state,
 * so that neither a reload nor the Back button tells it again.
 */
export function SignedUpHere() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [shownOn, showOn] = useState<string | null>(null);
  const hasComeAlong = Object(state).hasComeAlong === true && !WITHOUT_NOTICE.includes(pathname);
  const show = useEffectEvent(() => {
    showOn(pathname);
    const { hasComeAlong: _, ...rest } = state;
    void navigate({ pathname, search, hash }, { replace: true, state: rest, preventScrollReset: true });
  });
  useEffect(() => {
    if (hasComeAlong) show();
  }, [hasComeAlong]);
  if (shownOn !== null && shownOn !== pathname) showOn(null);
  if (shownOn !== pathname) return null;
  return <SignedUpNotice isOnReading={pathname.startsWith("/insights/")} onClose={() => showOn(null)} />;
}
