import { useState } from "react";
import type { InsightOutput, ReadingResultOutput } from "../../../contract/insights.ts";
import { nameOf } from "../../../domain/deck/card.ts";
import { Button } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { Spread } from "../../ui/spread.tsx";

interface ReadingHeadProps {
  insight: InsightOutput;
  reading: ReadingResultOutput;
  isStepDone: boolean;
  onStep: (isDone: boolean) => void;
  /** The step moves down to the other ones. */
  onNotNow: () => void;
  isPutOff: boolean;
}

/** The first screen: the cards as they lie, one sentence, one next step. */
export function ReadingHead({ insight, reading, ...step }: ReadingHeadProps) {
  const headline = reading.headline ?? reading.keyInsights[0];
  const [first] = reading.actionSteps;
  return (
    <section className={`reading-head ${insight.cardsDrawn.length === 1 ? "reading-head-of-one" : ""}`}>
      <Spread
        lineClassName="-left-[100vw] -right-[100vw] xl:-right-11"
        cards={insight.cardsDrawn.map((card) => ({
          id: card.id,
          name: nameOf(card.id),
          position: card.position,
          isReversed: card.reversed,
          isChosen: card.chosen,
        }))}
      />
      <div className="min-w-0 xl:pt-3.5">
        {headline && <h1 className="type-display [overflow-wrap:anywhere]">{headline}</h1>}
        {first && <NextStep step={first} {...step} />}
      </div>
    </section>
  );
}

type NextStepProps = Omit<ReadingHeadProps, "insight" | "reading"> & {
  step: ReadingResultOutput["actionSteps"][number];
};

function NextStep({ step, isStepDone, onStep, onNotNow, isPutOff }: NextStepProps) {
  const [wasPutOff] = useState(isPutOff);
  if (isPutOff && !isStepDone) {
    return wasPutOff ? null : (
      <p role="status" className="type-log mt-5 text-mist">
        It waits below, under Steps.
      </p>
    );
  }
  return (
    <div className="mt-4 border-t border-hair pt-3 md:mt-4.5 md:pt-4 xl:border-0 xl:pt-2">
      <p className="type-log text-mist">{["next step", minutesOf(step)].filter(Boolean).join(" · ")}</p>
      <p className="mt-1.5 font-medium [overflow-wrap:anywhere]">{step.text}</p>
      <div className="mt-3 flex items-center gap-2 md:mt-3.5">
        <Button
          look={isStepDone ? "outline" : "go"}
          aria-pressed={isStepDone}
          className={isStepDone ? "min-h-13" : "min-h-13 grow sm:grow-0"}
          onClick={() => onStep(!isStepDone)}
        >
          {isStepDone && <CheckIcon className="size-5" />}
          {isStepDone ? "Done" : "Mark it done"}
        </Button>
        {!isStepDone && (
          <Button look="soft" className="min-h-13" onClick={onNotNow}>
            Not now
          </Button>
        )}
      </div>
    </div>
  );
}

export function minutesOf({ minutes }: { minutes?: number | undefined }): string | null {
  return minutes === undefined ? null : `${minutes} min`;
}
