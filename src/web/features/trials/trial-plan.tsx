import type { ReactNode } from "react";

/**
 * Explains what is fixed before the first toss: the question, the outcome, the stopping rule and what ten steps can
 * show.
 */
export function TrialRules() {
  return (
    <dl className="mt-6 border-b border-hair-faint">
      <Row name="The question">
        Does a block move more often when you write a step down, or when you do it?
      </Row>
      <Row name="The answer">After each step you say whether it moved. Yes or no, and nobody argues.</Row>
      <Row name="The tosses">
        Five to write and five to do, in an order that is sealed beforehand. You see the seal before the first
        toss and its opening at the end, so you can check that nobody chose.
      </Row>
      <Row name="The end">After ten answers, not earlier. Until then there is no score, for anybody.</Row>
      <Row name="What it can show">
        Little: ten steps are few. It takes a gap of four, such as five of five against one. Less than that
        reads as nothing found, whether there is something or not.
      </Row>
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-hair-faint py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="type-log pt-1 text-mist">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
