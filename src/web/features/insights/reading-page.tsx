import { useState } from "react";
import type { InsightOutput, ReadingResultOutput } from "../../../contract/insights.ts";
import { nameOf } from "../../../domain/deck/card.ts";
import { Button } from "../../ui/button.tsx";
import { ThumbIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RobSays } from "../../ui/rob.tsx";
import { Interpretation } from "./interpretation.tsx";
import { OpenPage } from "./open-page.tsx";
import { ReadingHead } from "./reading-head.tsx";
import { keepTicks, readTicks } from "./step-ticks.ts";
import { Steps } from "./steps.tsx";
import { useMarks } from "./use-marks.ts";

interface ReadingPageProps {
  insight: InsightOutput;
  reading: ReadingResultOutput;
  advisorName: string;
  onReadAgain: () => void;
}

/** A reading as a page one wants to read. */
export function ReadingPage({ insight, reading, advisorName, onReadAgain }: ReadingPageProps) {
  const { mark, fault } = useMarks(insight);
  const { ticks, tick } = useTicks(insight, reading.actionSteps.length, (tookAction) => mark({ tookAction }));
  const [isPutOff, setPutOff] = useState(false);
  const hasStepsBelow = reading.actionSteps.length > 1 || isPutOff;
  const [prompt] = reading.reflectionPrompts;
  return (
    <>
      {insight.isDefault && <LostWords insight={insight} onReadAgain={onReadAgain} />}
      <ReadingHead
        insight={insight}
        reading={reading}
        isStepDone={ticks[0] ?? false}
        onStep={(isDone) => tick(0, isDone)}
        onNotNow={() => setPutOff(true)}
        isPutOff={isPutOff}
      />
      {fault && (
        <div className="mt-6 max-w-147">
          <Notice tone="warning">{fault}</Notice>
        </div>
      )}
      <div className="mt-16 grid grid-cols-[minmax(0,1fr)] gap-16 lg:gap-20">
        <Interpretation
          interpretation={reading.interpretation}
          insights={reading.keyInsights}
          cardNames={insight.cardsDrawn.map((card) => nameOf(card.id))}
          ownWords={insight.userContext}
        />
        {hasStepsBelow && (
          <Steps
            steps={reading.actionSteps}
            ticks={ticks}
            onTick={(step) => tick(step, !(ticks[step] ?? false))}
          />
        )}
        {prompt && <OpenPage prompt={prompt} />}
        <div className="max-w-200">
          <RobSays mood="amused" isLarge>
            {reading.robQuip}
          </RobSays>
          <Landed isOn={insight.resonated} onToggle={() => mark({ resonated: !insight.resonated })} />
          <OwnWords text={insight.userContext} />
          <SmallPrint advisorName={advisorName} duck={insight.duck} />
        </div>
      </div>
    </>
  );
}

function useTicks(insight: InsightOutput, stepCount: number, onTookAction: (tookAction: boolean) => void) {
  const { id, tookAction } = insight;
  // Read anew whenever the mark changes, which every change of a tick may do.
  const [own, setOwn] = useState<boolean[] | null>(null);
  const stored = readTicks(localStorage, { id, tookAction, stepCount });
  const ticks = own !== null && own.includes(true) === tookAction ? own : stored;
  function tick(step: number, isOn: boolean): void {
    const next = ticks.map((was, index) => (index === step ? isOn : was));
    keepTicks(localStorage, id, next);
    setOwn(next);
    if (next.includes(true) !== tookAction) onTookAction(next.includes(true));
  }
  return { ticks, tick };
}

function LostWords({ insight, onReadAgain }: { insight: InsightOutput; onReadAgain: () => void }) {
  return (
    <div className="mb-6">
      <Notice tone="warning">
        <p>{insight.notice}</p>
        {insight.userContext.trim() !== "" && (
          <Button look="link" onClick={onReadAgain}>
            Read the same cards again
          </Button>
        )}
      </Notice>
    </div>
  );
}

function Landed({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className="mt-6 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge pr-5 pl-4 hover:border-gold aria-pressed:border-gold aria-pressed:text-gold"
    >
      <ThumbIcon className="size-5" />
      This landed
    </button>
  );
}

function OwnWords({ text }: { text: string }) {
  if (text.trim() === "") return null;
  return (
    <details className="mt-6">
      <summary className="min-h-11 cursor-pointer py-2 text-gold">What you wrote</summary>
      <p className="type-write mt-2 max-w-[66ch] border-l border-hair pl-5 text-ghost [overflow-wrap:anywhere] whitespace-pre-wrap">
        {text}
      </p>
    </details>
  );
}

function SmallPrint({ advisorName, duck }: { advisorName: string; duck: InsightOutput["duck"] }) {
  return (
    <p className="type-log mt-6 text-mist">
      For entertainment only. {advisorName} is a dead fictional duck, not a therapist.{" "}
      {duck === "offline"
        ? "The offline duck composed this; no model read your words."
        : "A language model wrote this: a guess, not knowledge."}
    </p>
  );
}
