import { Link } from "react-router";
import type { OpenStepOutput } from "#contract/steps.ts";
import { Button } from "#web/ui/button.tsx";
import { ASKS_FOR_ACT } from "../asks-for-act.ts";

interface TooBigProps {
  step: Pick<OpenStepOutput, "insightId" | "isOwnAct" | "isLocked">;
  /** Whether the tools for a smaller step are shown. */
  isTooBig: boolean;
  onToggle: () => void;
}

/** 'Too big': asks again for the smallest thing where the step is what the person named, and opens the tools for any other. */
export function TooBig({ step, isTooBig, onToggle }: TooBigProps) {
  if (step.isOwnAct && !step.isLocked) {
    return (
      <Link
        to={`/insights/${step.insightId}`}
        state={ASKS_FOR_ACT}
        className="underlined inline-flex min-h-11 items-center text-gold"
      >
        Too big
      </Link>
    );
  }
  return (
    <Button look="link" aria-expanded={isTooBig} onClick={onToggle}>
      Too big
    </Button>
  );
}
