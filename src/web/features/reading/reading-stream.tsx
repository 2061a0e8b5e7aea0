import { useEffect } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DrawnSpread } from "./drawn-spread.tsx";
import { HelpPage } from "./help-page.tsx";
import { FailurePanel } from "./reading-failure.tsx";
import type { ReadingOrder } from "./reading-order.ts";
import { SpokenText } from "./spoken-text.tsx";
import { useReading } from "./use-reading.ts";
import { WaitingScene } from "./waiting-scene.tsx";

interface ReadingStreamProps {
  order: ReadingOrder & { key: string };
  advisorName: string;
  onDone: (insightId: string) => void;
  /** The same order once more under a new key. */
  onRetry: () => void;
  onDrawAnyway: () => void;
  onGoBack: () => void;
}

/** A reading on its way: the cards, then the words. */
export function ReadingStream(props: ReadingStreamProps) {
  const { order, advisorName, onDone } = props;
  const { progress, failure, isReconnecting, stop } = useReading(order);
  const { phase, insightId, cards, text } = progress;
  useEffect(() => {
    if (insightId) onDone(insightId);
  }, [insightId, onDone]);

  if (failure?.code === "crisis_help") {
    return (
      <HelpPage
        help={failure.help}
        text={order.userContext}
        onDrawAnyway={props.onDrawAnyway}
        onGoBack={props.onGoBack}
      />
    );
  }
  if (failure) return <FailurePanel failure={failure} onRetry={props.onRetry} onGoBack={props.onGoBack} />;
  const hasWords = text !== "";
  return (
    <section aria-label="Your reading" className="flex flex-col gap-10">
      <h1 className="sr-only">Your reading is on its way</h1>
      {cards.length > 0 && <DrawnSpread cards={cards} isRevealing />}
      {!hasWords && <WaitingScene advisorName={advisorName} isSmall={cards.length > 0} />}
      {hasWords && <SpokenText text={text} isWhole={phase === "done"} />}
      {isReconnecting && (
        <Notice tone="warning">The connection is gone. The reading goes on; looking for it again.</Notice>
      )}
      {phase !== "done" && (
        <p className="text-center">
          <Button look="link" onClick={stop}>
            Stop
          </Button>
        </p>
      )}
    </section>
  );
}
