import { useState } from "react";
import { Link } from "react-router";
import type { OpenStepOutput, StepOutput } from "../../../contract/steps.ts";
import { blockTypeOf } from "../../../domain/blocks/block-types.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { formatDay } from "./format-date.ts";
import { minutesOf, StepTools, wordsOf } from "./step-tools.tsx";
import { TickRow } from "./tick-row.tsx";
import { type StepChange, useChangeStep } from "./use-steps.ts";

/** A quiet list stays short; the rest is one press away. */
const SHOWN_FIRST = 4;

interface OpenStepsProps {
  /** Newest first, as the server gives them; what is ticked here stays until it gives others. */
  items: OpenStepOutput[];
}

/** What is still to do of all readings; nothing where there is nothing. */
export function OpenSteps({ items }: OpenStepsProps) {
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return null;
  const shown = isWhole ? items : items.slice(0, SHOWN_FIRST);
  return (
    <section aria-labelledby="open-steps" className="mt-12">
      <h2 id="open-steps" className="type-title">
        Open steps
      </h2>
      <ul className="mt-3 list-none border-t border-ripple">
        {shown.map((step) => (
          <OpenStep key={`${step.insightId} ${step.index}`} step={step} />
        ))}
      </ul>
      {shown.length < items.length && (
        <Button look="link" className="mt-2" onClick={() => setWhole(true)}>
          Show {items.length - shown.length} more
        </Button>
      )}
    </section>
  );
}

function OpenStep({ step: given }: { step: OpenStepOutput }) {
  const { change, fault } = useChangeStep(given.insightId);
  const [own, setOwn] = useState<Partial<StepOutput>>({});
  const step = { ...given, ...own };
  const act = (asked: StepChange) => {
    setOwn({ ...own, ...asked });
    change(asked, { onSuccess: setOwn, onError: () => setOwn(own) });
  };
  const { index, insightId, isDone, isLocked, title, text, usesSmaller } = step;
  const words = wordsOf(step);
  const about = [minutesOf(step), nameOf(step), formatDay(step.createdAt)].filter(Boolean).join(" · ");
  return (
    <li className="border-b border-ripple">
      <TickRow isDone={isDone} onTick={() => act({ index, isDone: !isDone })} note={about}>
        {usesSmaller ? words : title}
      </TickRow>
      <div className="flex flex-wrap items-start gap-x-5 pb-1 pl-11">
        {!isDone && <StepTools insightId={insightId} step={step} onChange={act} onShrunk={setOwn} />}
        {!isLocked && (
          <Link
            to={`/insights/${insightId}`}
            prefetch="intent"
            className="underlined inline-flex min-h-11 items-center text-gold"
          >
            Its reading
          </Link>
        )}
      </div>
      {text !== title && (
        <details className="pb-2 pl-11">
          <summary className="type-small inline-flex min-h-11 cursor-pointer items-center text-mist">
            The whole step
          </summary>
          <p className="[overflow-wrap:anywhere]">{text}</p>
        </details>
      )}
      {fault && (
        <div className="pb-3 pl-11">
          <Notice tone="warning">{fault}</Notice>
        </div>
      )}
    </li>
  );
}

function nameOf({ blockName, blockTypeId }: OpenStepOutput): string {
  return blockName ?? blockTypeOf(blockTypeId)?.name ?? "";
}
