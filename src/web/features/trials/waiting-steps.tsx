import { useInfiniteQuery } from "@tanstack/react-query";
import { shownStepText } from "#domain/readings/own-steps.ts";
import { openStepsQuery } from "../../api/queries/steps.ts";

/** The largest number of steps that are offered. */
const MOST_OFFERED = 4;

interface WaitingStepsProps {
  /** The block that the step is for. */
  blockId: string;
  onChoose: (step: string) => void;
}

/** Offers the open steps of the block's readings, the newest reading first. Renders nothing when there are none. */
export function WaitingSteps({ blockId, onChoose }: WaitingStepsProps) {
  const { data } = useInfiniteQuery(openStepsQuery);
  const ofBlock = (data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter((step) => step.blockId === blockId)
    .map(shownStepText);
  const offered = [...new Set(ofBlock)].slice(0, MOST_OFFERED);
  if (offered.length === 0) return null;
  return (
    <div>
      <p id="waiting-steps" className="type-small text-mist">
        Or one of your open steps:
      </p>
      <ul aria-labelledby="waiting-steps" className="list-none">
        {offered.map((step) => (
          <li key={step}>
            <button
              dir="auto"
              type="button"
              onClick={() => onChoose(step)}
              className="underlined min-h-11 cursor-pointer py-2 text-start text-gold [overflow-wrap:anywhere]"
            >
              {step}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
