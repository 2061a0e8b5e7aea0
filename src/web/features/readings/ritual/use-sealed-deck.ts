import { useEffect, useEffectEvent, useRef, useState } from "react";
import { stirShuffle } from "#domain/draw/client-seed.ts";
import { type ApiError, isApiError } from "#web/api/api-error.ts";
import { api } from "#web/api/client.ts";
import { browserZone } from "#web/api/dates.ts";
import { type KeptRitual, readStoredRitual, storeRitual } from "./kept-ritual.ts";
import { randomBytes } from "./random-bytes.ts";
import { type RitualEvent, reduceRitual } from "./reduce-ritual.ts";

interface SealOrder {
  userId: string;
  /** The key of the reading that the draw belongs to. */
  key: string;
  userContext: string;
  goOnAnyway: boolean;
  drawAnyway: boolean;
  /** Called when the server refuses the draw. The reading itself then shows the reason. */
  onRefused: () => void;
}

/**
 * Asks the server once per reading to commit to its half of the draw, and stores every later change of the ritual
 * on this device.
 */
export function useSealedDeck(order: SealOrder) {
  const { userId, key } = order;
  const [ritual, show] = useState(() => readStoredRitual(userId, key));
  const [fault, setFault] = useState<ApiError | null>(null);
  const latest = useRef(ritual);

  function apply(event: RitualEvent): KeptRitual | null {
    latest.current = reduceRitual(latest.current, event);
    if (latest.current) storeRitual(userId, latest.current);
    return latest.current;
  }
  const sealed = useEffectEvent((draw: { drawId: string; commitment: string }) => {
    const shuffle = stirShuffle("", [performance.now()], randomBytes());
    show(apply({ type: "sealed", key, ...draw, shuffle }));
  });
  const failed = useEffectEvent((error: unknown) => {
    const isOutage = isApiError(error) && (error.status === 0 || error.status >= 500);
    if (isOutage) setFault(error);
    else order.onRefused();
  });
  const seal = useEffectEvent((signal: AbortSignal) => {
    if (latest.current) return;
    const timeZone = browserZone();
    const { userContext, goOnAnyway, drawAnyway } = order;
    const insists = { ...(goOnAnyway && { goOnAnyway }), ...(drawAnyway && { drawAnyway }) };
    api.readings.seal({ userContext, timeZone, ...insists }, { signal }).then(
      (draw) => !signal.aborted && sealed(draw),
      (error: unknown) => !signal.aborted && failed(error),
    );
  });
  useEffect(() => {
    // Clearing the last fault starts another attempt to seal the deck.
    if (fault) return;
    const leaving = new AbortController();
    seal(leaving.signal);
    return () => leaving.abort();
  }, [fault]);

  return {
    /** The state of the ritual as it is rendered. */
    ritual,
    show,
    /**
     * Returns the latest state. It includes a card whose animation still runs, which is not rendered as lifted yet.
     */
    current: () => latest.current,
    /** Applies an event to the state of the ritual, stores the new state and returns it. */
    apply,
    fault,
    tryAgain: () => setFault(null),
  };
}
