import { useEffect, useState } from "react";
import type { WaitingStep } from "#domain/duck/waiting-steps.ts";
import { Rob } from "#web/ui/rob.tsx";
import { TarotCard } from "#web/ui/tarot-card.tsx";
import { Waterline } from "#web/ui/waterline.tsx";
import { STATUS_LINE_MS, STEP_LINES, statusLineAt } from "./status-lines.ts";
import { WaitingFilm } from "./waiting-film.tsx";

/** The number of lines of the waiting scene that screen readers announce. Later lines would only interrupt. */
const SAID_ALOUD = 2;

/**
 * The scene under the cards while the person waits: Rob on the water with the deck, what is happening, and a line that
 * changes until text arrives.
 */
export function WaitingScene({ step = null }: { step?: WaitingStep | null }) {
  return (
    <div className="fades-in flex flex-col items-center gap-4">
      <div aria-hidden="true" className="w-60 sm:max-lg:w-72">
        <div className="night relative aspect-3/2 overflow-hidden rounded-card border border-gold bg-ink shadow-hand">
          <WaitingFilm instead={<Drawing />} />
        </div>
      </div>
      {step && (
        <p role="status" className="type-small max-w-sm text-center">
          {STEP_LINES[step]}
        </p>
      )}
      <StatusLine />
    </div>
  );
}

/** The drawn version of the waiting scene, for when no film plays. */
function Drawing() {
  return (
    <div className="relative size-full">
      <div className="absolute inset-x-0 bottom-5">
        <Waterline />
        <Waterline isFaint className="mt-3" />
      </div>
      <div className="absolute inset-x-0 bottom-8 flex items-end justify-center gap-2">
        <div className="drifts relative h-20 w-12">
          {[-9, 0, 9].map((tilt) => (
            <div key={tilt} className="absolute inset-0" style={{ rotate: `${tilt}deg` }}>
              <TarotCard id="back" name="" isFaceDown size="fill" />
            </div>
          ))}
        </div>
        <Rob mood="thinking" />
      </div>
    </div>
  );
}

function StatusLine() {
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
        {statusLineAt(tick)}
      </span>
    </p>
  );
}
