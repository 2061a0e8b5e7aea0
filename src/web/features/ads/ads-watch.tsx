import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useIsQuietMode } from "../../ui/quiet.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { useAudience } from "./ads-audience.ts";

/** Counts page views in this browser for the notice rules, and shows the full-page notice when one is due. */
export function FullPageAd() {
  const audience = useAudience();
  const isQuiet = useIsQuietMode();
  const { pathname } = useLocation();
  const [overlay, setOverlay] = useState<ReactNode>(null);

  const look = useEffectEvent(async (page: string) => {
    const { recordPageView } = await import("./ads-engine.tsx");
    if (!audience || isQuiet) return;
    setOverlay(recordPageView({ page, audience, onClose: () => setOverlay(null) }));
  });
  const isWatching = audience !== null && !isQuiet;
  useEffect(() => {
    if (!isWatching) return;
    return whenIdle(() => void look(pathname).catch(() => {}));
  }, [pathname, isWatching]);
  return isQuiet ? null : overlay;
}
