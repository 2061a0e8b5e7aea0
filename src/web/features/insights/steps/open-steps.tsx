import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { OpenStepOutput, StepOutput } from "#contract/steps.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { shownStepText } from "#domain/readings/own-steps.ts";
import { openStepsQuery } from "#web/api/queries/steps.ts";
import { useDates } from "#web/api/use-dates.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { stepKey } from "./step-key.ts";
import { shownStepMinutes } from "./step-minutes.ts";
import { StepTools } from "./step-tools.tsx";
import { TickRow } from "./tick-row.tsx";
import { type StepChange, useChangeStep } from "./use-steps.ts";

/** The number of open steps that are shown before 'Show all open steps' is pressed. */
const SHOWN_FIRST = 4;

interface OpenStepsProps {
  /**
   * The open steps, newest first, as sent by the server. Steps ticked here stay listed until the server sends
   * a new list.
   */
  items: OpenStepOutput[];
}

/** The open steps of all readings. Renders nothing when there are none. */
export function OpenSteps({ items }: OpenStepsProps) {
  const [isWhole, setWhole] = useState(false);
  const all = useInfiniteQuery({ ...openStepsQuery, enabled: isWhole });
  if (items.length === 0) return null;
  const known = all.data?.pages.flatMap((page) => page.items) ?? items;
  const shown = isWhole ? known : items.slice(0, SHOWN_FIRST);
  const hasMore = isWhole ? all.hasNextPage : shown.length < items.length;
  return (
    <section aria-label="Open steps">
      <ul className="list-none border-t border-ripple">
        {shown.map((step) => (
          <OpenStep key={stepKey(step)} step={step} />
        ))}
      </ul>
      {all.isError && (
        <div className="mt-3">
          <Notice tone="warning">
            The others did not load. {all.error.message}{" "}
            <Button look="link" onClick={() => void all.refetch()}>
              Retry
            </Button>
          </Notice>
        </div>
      )}
      {hasMore && !all.isError && (
        <Button
          look="link"
          className="mt-2"
          isBusy={all.isFetching}
          onClick={() => (isWhole ? void all.fetchNextPage() : setWhole(true))}
        >
          {isWhole ? "Show more" : "Show all open steps"}
        </Button>
      )}
    </section>
  );
}

function OpenStep({ step: given }: { step: OpenStepOutput }) {
  const { formatDay } = useDates();
  const { change, fault } = useChangeStep(given.insightId);
  const [own, setOwn] = useState<Partial<StepOutput>>({});
  const step = { ...given, ...own };
  const act = (asked: StepChange) => {
    setOwn({ ...own, ...asked });
    change(asked, { onSuccess: setOwn, onError: () => setOwn(own) });
  };
  const { index, insightId, isDone, isLocked, title, text, usesSmaller } = step;
  const words = shownStepText(step);
  const about = [shownStepMinutes(step), nameOf(step), formatDay(step.createdAt)].filter(Boolean).join(" · ");
  return (
    <li className="border-b border-ripple">
      <TickRow isDone={isDone} onTick={() => act({ index, isDone: !isDone })} note={about}>
        {usesSmaller ? words : title}
      </TickRow>
      <details className="pl-11">
        <summary className="type-small -mt-2 inline-flex min-h-11 cursor-pointer items-center text-mist hover:text-moon">
          The whole step
        </summary>
        <p dir="auto" className="[overflow-wrap:anywhere]">
          {text}
        </p>
        <div className="pb-3">
          {!isDone && <StepTools insightId={insightId} step={step} onChange={act} onShrunk={setOwn} />}
          {!isLocked && (
            <Link
              to={`/insights/${insightId}`}
              className="underlined inline-flex min-h-11 items-center text-gold"
            >
              Open the reading
            </Link>
          )}
        </div>
      </details>
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
