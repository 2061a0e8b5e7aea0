import { useEffect, useState } from "react";
import { Rob } from "../../ui/rob.tsx";
import { TarotCard } from "../../ui/tarot-card.tsx";
import { Waterline } from "../../ui/waterline.tsx";
import { STATUS_LINE_MS, statusLineAt } from "./status-lines.ts";

/** The asides that follow are for the eye: a screen reader would be interrupted by every one of them. */
const SAID_ALOUD = 2;

/** Rob on the water with the deck, and a line that changes until words come. `isSmall` leaves room for drawn cards. */
export function WaitingScene({ advisorName, isSmall = false }: { advisorName: string; isSmall?: boolean }) {
  return (
    <div className="flex flex-col items-center">
      {!isSmall && (
        <div aria-hidden="true" className="relative h-64 w-full max-w-lg sm:h-80">
          <div className="absolute inset-x-0 bottom-6">
            <Waterline />
            <Waterline isFaint className="mt-3" />
          </div>
          <div className="absolute bottom-9 left-1/2 flex w-72 -translate-x-1/2 items-end justify-center gap-2">
            <div className="drifts relative h-36 w-24">
              {[-9, 0, 9].map((tilt) => (
                <div key={tilt} className="absolute inset-0" style={{ rotate: `${tilt}deg` }}>
                  <TarotCard id="back" name="" isFaceDown size="fill" />
                </div>
              ))}
            </div>
            <Rob size="large" mood="thinking" />
          </div>
        </div>
      )}
      <StatusLine advisorName={advisorName} />
    </div>
  );
}

function StatusLine({ advisorName }: { advisorName: string }) {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((now) => now + 1), STATUS_LINE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p
      aria-live={tick < SAID_ALOUD ? "polite" : "off"}
      className="type-log min-h-10 max-w-sm text-center text-mist"
    >
      <span key={tick} className="fades-in block">
        {statusLineAt(tick, advisorName)}
      </span>
    </p>
  );
}
