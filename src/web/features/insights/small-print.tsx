import type { InsightOutput } from "#contract/insights.ts";

export function SmallPrint({ advisorName, insight }: { advisorName: string; insight: InsightOutput }) {
  const { isGrave } = insight;
  return (
    <p className="type-log mt-6 text-mist">
      For entertainment only. {advisorName} is a {isGrave ? "" : "dead "}fictional duck, not a therapist.{" "}
      {sayWriter(insight)}
    </p>
  );
}

function sayWriter({ duck, standIn }: InsightOutput): string {
  // The words may have been sent to a model that then did not answer.
  if (standIn) return "The offline duck composed this, in place of a language model.";
  return duck === "offline"
    ? "The offline duck composed this; no model read your words."
    : "A language model wrote this: a guess, not knowledge.";
}
