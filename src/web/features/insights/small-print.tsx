import type { InsightOutput } from "#contract/insights.ts";

export function SmallPrint({ advisorName, insight }: { advisorName: string; insight: InsightOutput }) {
  return (
    <p className="type-log mt-6 text-mist">
      For entertainment only. {advisorName} is a {insight.isGrave ? "" : "dead "}fictional duck, not a
      therapist. {sayWhoWrote(insight)}
    </p>
  );
}

function sayWhoWrote({ duck, standIn, reading }: InsightOutput): string {
  if (duck !== "offline") return "A language model wrote this: a guess, not knowledge.";
  // The offline duck answered in place of a model that failed. The words may have been sent to that model.
  if (standIn) return "The offline duck composed this.";
  if (reading?.isOwnWords)
    return "You wrote these words; a program on this server put them in a row. No language model saw them, and no person unless you send them in a report.";
  return "The offline duck, a program on this server, read your words and composed this. No language model saw them, and no person unless you send them in a report.";
}
