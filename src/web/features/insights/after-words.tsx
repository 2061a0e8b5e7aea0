import type { ReactNode } from "react";
import type { SecondReading } from "../../arriving-reading.ts";
import { ThumbIcon } from "../../ui/icons.tsx";
import { MoreThanStuck } from "../../ui/more-than-stuck.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RobSays } from "../../ui/rob.tsx";
import { type Instead, NotThis } from "./not-this.tsx";
import { OpenPage } from "./open-page.tsx";
import { OwnNote } from "./own-note.tsx";
import { OwnQuestion } from "./own-question.tsx";
import type { SavedInsight } from "./saved-insight.ts";
import { SmallPrint } from "./small-print.tsx";
import { Steps } from "./steps/steps.tsx";
import { useChangeMarks } from "./use-marks.ts";

interface AfterWordsProps {
  insight: SavedInsight;
  advisorName: string;
  /** Requests another reading of the same cards; `null` while no such request is possible. */
  onSay: ((instead: Instead) => void) | null;
  again: SecondReading | null;
  notice?: ReactNode;
  origin?: ReactNode;
  /** Whether the person postponed the next step. It is then shown in the list of steps. */
  isPutOff: boolean;
  /**
   * Whether this is an unsure reading, which asks the person what it should be about. It has no steps and no
   * remark.
   */
  isUnsure: boolean;
}

/**
 * The content below the interpretation of a saved reading: steps, a question to write about, and a last remark from
 * the duck.
 */
export function BelowInterpretation(props: AfterWordsProps) {
  const { insight, advisorName, onSay, again, notice, origin, isPutOff, isUnsure } = props;
  const { reading } = insight;
  const { mark, fault } = useChangeMarks(insight);
  const hasStepsBelow = !isUnsure && (insight.steps.length > 1 || isPutOff);
  return (
    <>
      {!isUnsure && <NotThis insight={insight} onSay={onSay} again={again} />}
      {hasStepsBelow && <Steps insightId={insight.id} steps={insight.steps} />}
      <OpenPage prompt={reading.reflectionPrompts[0]}>
        <OwnNote insight={insight} />
      </OpenPage>
      {notice}
      <div className="max-w-200">
        {!isUnsure && reading.robQuip !== "" && (
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
    </>
  );
}

function Landed({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className="mt-6 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge pr-5 pl-4 hover:border-gold aria-pressed:border-gold aria-pressed:text-gold print:hidden"
    >
      <ThumbIcon className="size-5" />
      This landed
    </button>
  );
}
