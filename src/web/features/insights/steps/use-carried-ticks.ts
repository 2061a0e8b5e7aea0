import { useEffect, useEffectEvent } from "react";
import type { InsightOutput } from "#contract/insights.ts";
import { forgetTicks, readKeptTicks, ticksToCarry } from "./step-ticks.ts";
import { useChangeStep } from "./use-steps.ts";

/** Moves ticks stored in this browser to the server, so that all of the person's devices see them. */
export function useCarriedTicks(insight: InsightOutput): void {
  const { changeAsync } = useChangeStep(insight.id);
  const carry = useEffectEvent(async () => {
    const kept = readKeptTicks(localStorage, insight.id);
    if (kept === null) return;
    for (const change of ticksToCarry(kept, insight)) await changeAsync(change);
    forgetTicks(localStorage, insight.id);
  });
  useEffect(() => {
    // After a failure, the next visit tries again to move the ticks.
    carry().catch(() => undefined);
  }, []);
}
