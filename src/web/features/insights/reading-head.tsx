import { useState } from "react";
import type { InsightOutput, ReadingResultOutput } from "#contract/insights.ts";
import type { StepOutput } from "#contract/steps.ts";
import { nameOf } from "#domain/deck/card.ts";
import { Button } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { Spread } from "../../ui/spread.tsx";
import { minutesOf, StepTools, wordsOf } from "./steps/step-tools.tsx";
import type { StepChange } from "./steps/use-steps.ts";

interface ReadingHeadProps {
  insight: InsightOutput;
  reading: ReadingResultOutput;
  /** Called when the step is ticked or made smaller. */
  onChange: (change: StepChange) => void;
  /** Called when the person postpones the step, which moves it to the list below. */
  onNotNow: () => void;
  isPutOff: boolean;
}

/** The first screen of a reading: the cards, one sentence and the next step. */
export function ReadingHead({ insight, reading, ...step }: ReadingHeadProps) {
  const names = insight.cardsDrawn.map(({ id }) => nameOf(id)).join(", ");
  const [first] = insight.steps;
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
        <h1 className="type-display [overflow-wrap:anywhere]">
          {reading.headline ?? reading.keyInsights[0] ?? names}
        </h1>
        {first && <NextStep insightId={insight.id} step={first} {...step} />}
      </div>
    </section>
  );
}

type NextStepProps = Omit<ReadingHeadProps, "insight" | "reading"> & {
  insightId: string;
  step: StepOutput;
};

function NextStep({ insightId, step, onChange, onNotNow, isPutOff }: NextStepProps) {
  const { index, isDone, usesSmaller } = step;
  const [wasPutOff] = useState(isPutOff);
  if (isPutOff && !isDone) {
    return wasPutOff ? null : (
      <p
        role="status"
        tabIndex={-1}
        ref={(line) => line?.focus({ preventScroll: true })}
        className="type-log mt-5 text-mist outline-none"
      >
        It waits below, under Steps.
      </p>
    );
  }
  return (
    <div className="mt-4 border-t border-hair pt-3 md:mt-4.5 md:pt-4 xl:border-0 xl:pt-2">
      <p className="type-log text-mist">{["next step", minutesOf(step)].filter(Boolean).join(" · ")}</p>
      <p className="mt-1.5 font-medium [overflow-wrap:anywhere]">{wordsOf(step)}</p>
      {usesSmaller && (
        <p className="type-small mt-1 text-mist [overflow-wrap:anywhere]">The whole step: {step.text}</p>
      )}
      <div className="mt-3 flex items-center gap-2 md:mt-3.5">
        <Button
          look={isDone ? "outline" : "go"}
          aria-pressed={isDone}
          className={isDone ? "min-h-13" : "min-h-13 grow sm:grow-0"}
          onClick={() => onChange({ index, isDone: !isDone })}
        >
          {isDone && <CheckIcon className="size-5" />}
          {isDone ? "Done" : "Mark it done"}
        </Button>
        {!isDone && (
          <Button look="soft" className="min-h-13" onClick={onNotNow}>
            Not now
          </Button>
        )}
      </div>
      {!isDone && (
        <div className="mt-1">
          <StepTools insightId={insightId} step={step} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
