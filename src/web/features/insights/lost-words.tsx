import type { InsightOutput } from "#contract/insights.ts";
import { sameCards } from "#domain/readings/same-cards.ts";
import type { SecondReading } from "../../arriving-reading.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

interface LostWordsProps {
  insight: InsightOutput;
  again: SecondReading | null;
  /** Requests another reading of the same cards; `null` while no such request is possible. */
  onReadAgain: (() => void) | null;
}

/** Says that no text could be written for these cards, and offers to read them again. */
export function LostWords({ insight, again, onReadAgain }: LostWordsProps) {
  const cards = sameCards(insight.cardsDrawn.length);
  return (
    <div className="mb-6">
      <Notice tone="warning">
        <p>{insight.notice}</p>
        {insight.editedAt !== null && (
          <p>
            You have changed the question since. Reading the {cards} for it counts as one of today’s readings.
          </p>
        )}
        {insight.userContext.trim() !== "" &&
          (again?.status ?? (
            <Button look="link" onClick={() => onReadAgain?.()}>
              Read the {cards} again
            </Button>
          ))}
      </Notice>
      {again?.notice}
    </div>
  );
}
