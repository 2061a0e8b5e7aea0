import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { newestInsightQuery } from "../../api/queries/history.ts";
import { MAIN_ID } from "../../ui/bars.tsx";
import { CloseButton } from "../../ui/button.tsx";

const SHOWN_MS = 10_000;
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

interface SignedUpNoticeProps {
  /** Whether the page below shows a reading. */
  isOnReading: boolean;
  onClose: () => void;
}

/**
 * Tells a former guest, on top of the page, that their reading is now in their account. It closes after some seconds,
 * unless it has the focus. If it has the focus when it is removed, the focus moves to the main content.
 */
function SignedUpNotice({ isOnReading, onClose }: SignedUpNoticeProps) {
  const words = useWords(isOnReading);
  const place = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(() => {
    if (!place.current?.contains(document.activeElement)) onClose();
  });
  useEffect(() => {
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    const notice = place.current;
    return () => {
      if (notice?.contains(document.activeElement))
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={place} className="fixed inset-x-5 top-20 z-40 mx-auto max-w-md print:hidden">
      <div role="status">
        {words && (
          <div className="fades-in flex items-start gap-2 rounded-surface bg-pond p-3 shadow-hand">
            <p
              dir="auto"
              className="type-note min-w-0 flex-1 border-l-2 border-reed py-1 pl-4 [overflow-wrap:anywhere]"
            >
              You’re signed up. {words}
            </p>
            <CloseButton label="Dismiss" onClick={onClose} className="-my-1" />
          </div>
        )}
      </div>
    </div>
  );
}

/** Returns `null` at first, so that screen readers know the region before it gets its words, and if there is no reading. */
function useWords(isOnReading: boolean) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const { data } = useQuery({ ...newestInsightQuery, enabled: !isOnReading });
  const [newest] = data?.items ?? [];
  if (!isMounted) return null;
  if (isOnReading) return "This reading is yours to keep.";
  if (!newest || newest.isLocked) return null;
  return (
    <>
      Your reading came with you:{" "}
      <Link to={`/insights/${newest.id}`} className="underlined text-gold hover:decoration-gold">
        {newest.headline ?? "open it"}
      </Link>
    </>
  );
}
