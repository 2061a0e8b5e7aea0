import { type ReactNode, useState } from "react";
import type { InsightOutput, ReadingResultOutput } from "#contract/insights.ts";
import { nameOf } from "#domain/deck/card.ts";
import { Button } from "../../ui/button.tsx";
import { ThumbIcon } from "../../ui/icons.tsx";
import { MoreThanStuck } from "../../ui/more-than-stuck.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RobSays } from "../../ui/rob.tsx";
import { Interpretation } from "./interpretation.tsx";
import { type Instead, NotThis } from "./not-this.tsx";
import { OpenPage } from "./open-page.tsx";
import { OwnNote } from "./own-note.tsx";
import { OwnQuestion } from "./own-question.tsx";
import { ReadingHead } from "./reading-head.tsx";
import { SmallPrint } from "./small-print.tsx";
import { Steps } from "./steps/steps.tsx";
import { useCarriedTicks } from "./steps/use-carried-ticks.ts";
import { useChangeStep } from "./steps/use-steps.ts";
import { useMarks } from "./use-marks.ts";

interface ReadingPageProps {
  insight: InsightOutput;
  reading: ReadingResultOutput;
  advisorName: string;
  /** Requests a second reading. `instead` says what it is about, when the first one missed that. */
  onReadAgain: (instead?: Instead) => void;
  /** Shown between the interpretation and the steps. */
  notice?: ReactNode;
  /** Shows how the cards were drawn. */
  origin?: ReactNode;
}

/** The page of a complete reading. */
export function ReadingPage(props: ReadingPageProps) {
  const { insight, reading, advisorName, onReadAgain, notice, origin } = props;
  const { mark, fault } = useMarks(insight);
  const { change, fault: stepFault } = useChangeStep(insight.id);
  useCarriedTicks(insight);
  const [isPutOff, setPutOff] = useState(false);
  const hasStepsBelow = insight.steps.length > 1 || isPutOff;
  const [prompt] = reading.reflectionPrompts;
  return (
    <>
      {insight.isDefault && <LostWords insight={insight} onReadAgain={() => onReadAgain()} />}
      <ReadingHead
        insight={insight}
        reading={reading}
        onChange={change}
        onNotNow={() => setPutOff(true)}
        isPutOff={isPutOff}
      />
      {stepFault && (
        <div className="mt-6 max-w-147">
          <Notice tone="warning">{stepFault}</Notice>
        </div>
      )}
      <div className="mt-16 grid grid-cols-[minmax(0,1fr)] gap-16 lg:gap-20">
        <Interpretation
          interpretation={reading.interpretation}
          insights={reading.keyInsights}
          notePlaces={reading.notePlaces}
          cardNames={insight.cardsDrawn.map((card) => nameOf(card.id))}
          ownWords={insight.userContext}
        />
        <NotThis insight={insight} reading={reading} onSay={onReadAgain} />
        {notice}
        {hasStepsBelow && <Steps insightId={insight.id} steps={insight.steps} />}
        <OpenPage prompt={prompt}>
          <OwnNote insight={insight} />
        </OpenPage>
        <div className="max-w-200">
          {!insight.isGrave && reading.robQuip !== "" && (
            <RobSays mood="amused" isLarge>
              {reading.robQuip}
            </RobSays>
          )}
          <Landed isOn={insight.resonated} onToggle={() => mark({ resonated: !insight.resonated })} />
          {fault && (
            <div className="mt-4">
              <Notice tone="warning">{fault}</Notice>
            </div>
          )}
          <OwnQuestion insight={insight} />
          {origin}
          <div className="mt-6">
            <MoreThanStuck />
          </div>
          <SmallPrint advisorName={advisorName} insight={insight} />
        </div>
      </div>
    </>
  );
}

function LostWords({ insight, onReadAgain }: { insight: InsightOutput; onReadAgain: () => void }) {
  return (
    <div className="mb-6">
      <Notice tone="warning">
        <p>{insight.notice}</p>
        {insight.editedAt !== null && (
          <p>You changed the question since. Reading it counts as one of today’s insights.</p>
        )}
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
