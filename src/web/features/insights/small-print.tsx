import type { InsightOutput } from "#contract/insights.ts";

export function SmallPrint({ advisorName, insight }: { advisorName: string; insight: InsightOutput }) {
  const { duck, standIn, isGrave } = insight;
  return (
    <p className="type-log mt-6 text-mist">
      For entertainment only. {advisorName} is a {isGrave ? "" : "dead "}fictional duck, not a therapist.{" "}
      {duck === "offline"
        ? // In place of a model that did not answer: the words may have been sent to it.
          `The offline duck composed this${standIn ? "" : "; no model read your words"}.`
        : "A language model wrote this: a guess, not knowledge."}
    </p>
  );
}
