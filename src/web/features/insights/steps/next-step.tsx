import { useState } from "react";
import type { StepOutput } from "#contract/steps.ts";
import { languageOf } from "#domain/asking/asking-language.ts";
import { wordsFor } from "#domain/asking/asking-words.ts";
import { shownStepText } from "#domain/readings/own-steps.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyGlyph } from "#web/ui/copy-glyph.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { SavedInsight } from "../saved-insight.ts";
import { beginDoneMoment } from "./done-moment.ts";
import { PlannedWays } from "./planned-ways.tsx";
import { splitQuotation } from "./split-quotation.ts";
import { shownStepMinutes } from "./step-minutes.ts";
import { StepTools } from "./step-tools.tsx";
import { StepWays } from "./step-ways.tsx";
import { useTimerOf } from "./use-step-timer.ts";
import type { StepChange } from "./use-steps.ts";

/** The id of the reading's text. */
export const WORDS_ID = "reading-text";

/** Matches a step that is done by writing. Readers asked where to write. */
const WRITES = /^(?:Write|Note|List|Copy|Draw|Describe)\b/;

interface NextStepProps {
  insight: SavedInsight;
  step: StepOutput;
  /** Whether the step is shown below the reading's text instead of above it. */
  isAfterText: boolean;
  /** What to show if the last change could not be saved; `null` if none failed. */
  fault: string | null;
  /** Called when the step is ticked or made smaller. */
  onChange: (change: StepChange) => void;
  /** Called when the person postpones the step. The step then moves to the list below. */
  onNotNow: () => void;
  isPutOff: boolean;
}

/**
 * The first step of a reading, with the buttons that start, tick, postpone or shrink it. Where the person said when and where
 * they would do something, that stands above it, and the app offers to ask on that day.
 */
export function NextStep(props: NextStepProps) {
  const { insight, step, isAfterText, fault, onChange, onNotNow, isPutOff } = props;
  const { index, isDone, usesSmaller, title } = step;
  const insightId = insight.id;
  const when = insight.answers?.when;
  const language = languageOf(insight.userContext);
  const [wasPutOff] = useState(isPutOff);
  const { drop } = useTimerOf({ insightId, index, title });
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
  const onTick = () => {
    if (!isDone) {
      drop();
      beginDoneMoment({ ...step, insightId });
    }
    onChange({ index, isDone: !isDone });
  };
  const tools = <StepTools {...{ insightId, step, onChange }} isTimerElsewhere />;
  return (
    <div className="next-step">
      <div className="flex items-baseline justify-between gap-4">
        <p dir="auto" className="type-log text-mist [overflow-wrap:anywhere]">
          {when?.text ?? ["next step", shownStepMinutes(step)].filter(Boolean).join(" · ")}
        </p>
        {/* On a phone, nothing of the text is on the first screen. */}
        {!isAfterText && !when && !insight.reading.isOwnWords && (
          <a
            href={`#${WORDS_ID}`}
            className="underlined type-small -my-3 shrink-0 py-3 text-gold md:hidden print:hidden"
          >
            The reading ↓
          </a>
        )}
      </div>
      <StepText text={shownStepText(step)} />
      {isAfterText && !isDone && WRITES.test(shownStepText(step)) && (
        <p className="type-small mt-1 text-mist print:hidden">On paper, or in any notes of yours.</p>
      )}
      {usesSmaller && (
        <p dir="auto" className="type-small mt-1 text-mist [overflow-wrap:anywhere]">
          The whole step: {step.text}
        </p>
      )}
      {when ? (
        <div className="mt-3.5">
          <PlannedWays {...{ insightId, step, language, onTick }} at={when.at}>
            <Button look="link" onClick={onNotNow}>
              {wordsFor(language).plan.notNow}
            </Button>
            {tools}
          </PlannedWays>
        </div>
      ) : (
        <StepWays {...{ insightId, step, onNotNow, onTick }}>{tools}</StepWays>
      )}
      {fault && (
        <div className="mt-4 max-w-147">
          <Notice tone="warning">{fault}</Notice>
        </div>
      )}
    </div>
  );
}

/** What to do. Words to say or to write are on paper, ready to be copied. */
function StepText({ text }: { text: string }) {
  const { before, words, after } = splitQuotation(text);
  const look =
    "font-medium [overflow-wrap:anywhere] max-md:text-base max-md:leading-6 md:mt-1.5 empty:hidden";
  if (words === null) {
    return (
      <p dir="auto" className={look}>
        {text}
      </p>
    );
  }
  return (
    <>
      <p dir="auto" className={look}>
        {before}
      </p>
      <div className="slip on-paper">
        <p dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
          <q>{words}</q>
        </p>
        <CopyGlyph label="Copy the words" text={words} />
      </div>
      <p dir="auto" className={look}>
        {after}
      </p>
    </>
  );
}
