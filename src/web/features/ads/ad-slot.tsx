import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { Placement } from "#domain/ads/placements.ts";
import { useIsQuietMode } from "../../ui/quiet.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { boxOf } from "./ad-boxes.ts";
import { useAudience } from "./ads-audience.ts";
import { claimReservation, releaseReservation } from "./reservations.ts";

interface AdSlotProps {
  placement: Placement;
  /** The time at which the reading on this page was made. */
  insightAt?: string;
  className?: string;
}

/**
 * A placement for a house notice. Renders nothing for Premium users and after help lines were shown. The
 * notice code is loaded when the page is idle.
 */
export function AdSlot(props: AdSlotProps) {
  const audience = useAudience();
  const isQuiet = useIsQuietMode();
  return audience && !isQuiet && <OpenSlot key={props.placement} {...props} />;
}

function OpenSlot({ placement, insightAt, className = "" }: AdSlotProps) {
  const audience = useAudience();
  const [reservation] = useState(() => claimReservation(placement));
  const [notice, setNotice] = useState<ReactNode>(null);
  const [isClosed, setClosed] = useState(false);

  const visit = useEffectEvent(async () => {
    const { recordVisit } = await import("./ads-engine.tsx");
    if (!audience) return;
    setNotice(recordVisit({ placement, audience, reservation, insightAt, onClose: () => setClosed(true) }));
  });
  useEffect(() => {
    // If the code of notices fails to load, the page has no notice.
    return whenIdle(() => void visit().catch(() => {}));
  }, []);
  useEffect(() => () => releaseReservation(placement), [placement]);

  if (!reservation || isClosed) return null;
  return <div className={`grid items-start ${boxOf(placement)} ${className}`}>{notice}</div>;
}
