import { useEffect, useEffectEvent } from "react";
import type { InsightOutput } from "../../../contract/insights.ts";
import { forgetTicks, readKeptTicks, ticksToCarry } from "./step-ticks.ts";
import { useChangeStep } from "./use-steps.ts";

/** Brings ticks that this browser kept to the server, where all of the person's devices see them. */
export function useCarriedTicks(insight: InsightOutput): void {
  const { changeAsync } = useChangeStep(insight.id);
  const carry = useEffectEvent(async () => {
    const kept = readKeptTicks(localStorage, insight.id);
    if (kept === null) return;
    for (const change of ticksToCarry(kept, insight)) await changeAsync(change);
    forgetTicks(localStorage, insight.id);
  });
  useEffect(() => {
    // What fails now is carried over by the next visit.
    carry().catch(() => undefined);
  }, []);
}
