import { type ReactNode, useState } from "react";
import type { SavedInsight } from "../saved-insight.ts";
import { NextStep } from "./next-step.tsx";
import { useChangeStep } from "./use-steps.ts";

interface StepRequest {
  insight: SavedInsight | null;
  /** Whether the step is shown below the reading's text instead of above it. */
  isAfterText: boolean;
}

/** Returns the first step of a saved reading, if it has one, and whether the person postponed it on this page. */
export function useFirstStep({ insight, isAfterText }: StepRequest): {
  step: ReactNode;
  isPutOff: boolean;
} {
  const { change, fault } = useChangeStep(insight?.id ?? "");
  const [isPutOff, setPutOff] = useState(false);
  // A new reading brings a new step, which is not postponed yet.
  if (isPutOff && !insight) setPutOff(false);
  const first = insight?.steps[0];
  const step = insight && first && (
    <NextStep
      insight={insight}
      step={first}
      isAfterText={isAfterText}
      fault={fault}
      onChange={change}
      onNotNow={() => setPutOff(true)}
      isPutOff={isPutOff}
    />
  );
  return { step, isPutOff };
}
