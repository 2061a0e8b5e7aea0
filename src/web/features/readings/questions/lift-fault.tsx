import { useEffect, useRef } from "react";
import type { ApiError } from "#web/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";

interface LiftFaultProps {
  fault: ApiError;
  cardCount: number;
  onTryAgain: () => void;
  /** Called to shuffle again, because the draw is gone. */
  onDrawAnew: () => void;
  onSignIn: () => void;
  onGoBack: () => void;
}

/** Said under cards that were lifted and cannot turn: why, what is kept, and what to do. */
export function LiftFault({ fault, cardCount, ...act }: LiftFaultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const way = WAYS[wayOf(fault)];
  const cards = cardCount === 1 ? "The card" : "The cards";
  return (
    <section aria-labelledby="lift-fault">
      <h1 ref={heading} id="lift-fault" tabIndex={-1} className="question outline-none">
        {way.title(cards)}
      </h1>
      <p className="mt-3">{way.sentence ?? fault.message}</p>
      <p className="type-small mt-2 text-mist">{way.kept}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={() => way.act(act)}>{way.button}</Button>
        <Button look="soft" onClick={act.onGoBack}>
          Back to what I wrote
        </Button>
      </div>
    </section>
  );
}

type Acts = Pick<LiftFaultProps, "onTryAgain" | "onDrawAnew" | "onSignIn">;

interface Way {
  title: (cards: string) => string;
  /** What to do; absent where the error's own sentence says it. */
  sentence?: string;
  kept: string;
  button: string;
  act: (acts: Acts) => void;
}

const WAYS: Record<"waits" | "gone" | "signedOut", Way> = {
  waits: {
    title: (cards) => `${cards} cannot turn yet`,
    kept: "Your words and what you lifted are kept, and nothing was counted.",
    button: "Try again",
    act: ({ onTryAgain }) => onTryAgain(),
  },
  gone: {
    title: () => "This draw is over",
    sentence: "It was used for another reading, or it waited too long. Shuffle once more.",
    kept: "Your words are kept, and nothing was counted.",
    button: "Shuffle again",
    act: ({ onDrawAnew }) => onDrawAnew(),
  },
  signedOut: {
    title: () => "You have been signed out",
    sentence: "Sign in, and the same draw goes on.",
    kept: "Your words and what you lifted are kept.",
    button: "Sign in",
    act: ({ onSignIn }) => onSignIn(),
  },
};

function wayOf({ code, status }: ApiError): keyof typeof WAYS {
  if (code === "unauthenticated") return "signedOut";
  const mayChange = status === 0 || status >= 500 || code === "rate_limited" || code === "too_many_writes";
  return mayChange ? "waits" : "gone";
}
