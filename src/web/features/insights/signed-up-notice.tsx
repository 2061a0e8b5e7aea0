import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { newestInsightQuery } from "../../api/queries/history.ts";
import { MAIN_ID } from "../../ui/bars.tsx";
import { CloseButton } from "../../ui/button.tsx";

const SHOWN_MS = 10_000;

interface SignedUpNoticeProps {
  /** Whether the page below shows a reading. */
  isOnReading: boolean;
  onClose: () => void;
}

/**
 * Tells a former guest, on top of the page, that their reading is now in their account. It closes after some seconds,
 * unless it has the focus. If it has the focus when it is removed, the focus moves to the main content.
 */
export function SignedUpNotice({ isOnReading, onClose }: SignedUpNoticeProps) {
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
