import { useEffect, useEffectEvent, useRef, useState } from "react";
import { stirShuffle } from "../../../domain/draw/client-seed.ts";
import { type ApiError, isApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { type KeptRitual, keepRitual, readKeptRitual } from "./kept-ritual.ts";
import { someRandom } from "./some-random.ts";

interface SealOrder {
  userId: string;
  /** Names the reading. */
  key: string;
  userContext: string;
  drawAnyway: boolean;
  /** The server would refuse the reading, and says so best itself. */
  onRefused: () => void;
}

/** The server's half, sealed once a reading; and what was done since, kept on this device with every change. */
export function useSealedDeck(order: SealOrder) {
  const { userId, key } = order;
  const [ritual, show] = useState(() => readKeptRitual(localStorage, userId, key));
  const [fault, setFault] = useState<ApiError | null>(null);
  const latest = useRef(ritual);

  const sealed = useEffectEvent((draw: { drawId: string; commitment: string }) => {
    const shuffle = stirShuffle("", [performance.now()], someRandom());
    latest.current = { key, ...draw, shuffle, cut: 0, isFanned: false, picks: [] };
    keepRitual(localStorage, userId, latest.current);
    show(latest.current);
  });
  const failed = useEffectEvent((error: unknown) => {
    const isOutage = isApiError(error) && (error.status === 0 || error.status >= 500);
    if (isOutage) setFault(error);
    else order.onRefused();
  });
  const seal = useEffectEvent((signal: AbortSignal) => {
    if (latest.current) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const { userContext, drawAnyway } = order;
    api.draws.seal({ userContext, timeZone, ...(drawAnyway && { drawAnyway }) }, { signal }).then(
      (draw) => !signal.aborted && sealed(draw),
      (error: unknown) => !signal.aborted && failed(error),
    );
  });
  useEffect(() => {
    // Another try begins when the last one's fault is put away.
    if (fault) return;
    const leaving = new AbortController();
    seal(leaving.signal);
    return () => leaving.abort();
  }, [fault]);

  return {
    /** As it is shown. */
    ritual,
    show,
    /** As it is by now; a card that flies is not shown as lifted yet. */
    current: () => latest.current,
    keep(changes: Partial<KeptRitual>): KeptRitual | null {
      if (!latest.current) return null;
      latest.current = { ...latest.current, ...changes };
      keepRitual(localStorage, userId, latest.current);
      return latest.current;
    },
    fault,
    tryAgain: () => setFault(null),
  };
}
