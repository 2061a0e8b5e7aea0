import type { ReactNode } from "react";
import type { SecondReading } from "../../arriving-reading.ts";
import { RobSays } from "../../ui/rob.tsx";
import { OpenPage } from "./open-page.tsx";
import { OwnNote } from "./own-note.tsx";
import { ReadingFoot } from "./reading-foot.tsx";
import type { SavedInsight } from "./saved-insight.ts";
import { Steps } from "./steps/steps.tsx";
import { ThreeAnswers } from "./three-answers.tsx";

interface AfterWordsProps {
  insight: SavedInsight;
  advisorName: string;
  /** Requests another reading of the same cards; `null` while no such request is possible. */
  onCorrect: ((correction: string) => void) | null;
  again: SecondReading | null;
  /** Offers the questions that the person skipped. */
  questions: ReactNode;
  /** The URL fragment of the chat about the reading; `null` if it has none. */
  chat: string | null;
  notice?: ReactNode;
  origin?: ReactNode;
  /** Whether the person postponed the next step. It is then shown in the list of steps. */
  isPutOff: boolean;
}

/**
 * The content below the interpretation of a saved reading: three answers to it, steps, a question to write about, and a last
 * remark from the duck.
 */
export function BelowInterpretation(props: AfterWordsProps) {
  const { insight, advisorName, onCorrect, again, questions, chat, notice, origin, isPutOff } = props;
  const { reading } = insight;
  return (
    <>
      <ThreeAnswers {...{ insight, onCorrect, again, chat }} />
      {questions}
      {(insight.steps.length > 1 || isPutOff) && <Steps insightId={insight.id} steps={insight.steps} />}
      <OpenPage prompt={reading.reflectionPrompts[0]}>
        <OwnNote insight={insight} />
      </OpenPage>
      {notice}
      <ReadingFoot insight={insight} origin={origin} advisorName={advisorName}>
        {reading.robQuip !== "" && (
          <RobSays mood="amused" isLarge>
            {reading.robQuip}
          </RobSays>
        )}
      </ReadingFoot>
    </>
  );
}
