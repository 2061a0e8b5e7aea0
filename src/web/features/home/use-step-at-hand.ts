import { useState } from "react";
import type { HomeOutput } from "#contract/home.ts";

export type OpenStep = HomeOutput["openSteps"][number];

/** Where the focus goes, because the button that was pressed is gone; a new object for each move. */
type Focus = { on: "line" | "step" } | null;

export interface StepAtHand {
  /** The one step to do now; `null` if none is open, or if the person put all of them off. */
  step: OpenStep | null;
  /** The steps that home may show as the one step. */
  steps: readonly OpenStep[];
  /** Whether its day has come and home asks about it. */
  isAsked: boolean;
  /** Whether another one waits after it. */
  hasNext: boolean;
  areAllPutOff: boolean;
  /** The step that was done on this page last; `null` if none was, or if it was taken back. */
  justDone: OpenStep | null;
  /** What to say if it could not be saved; `null` if it was. */
  fault: string | null;
  focus: Focus;
  /** Called when the step is done. `saved` is the answer of the server. */
  finish: (step: OpenStep, saved: Promise<unknown>) => void;
  /** Called when the step that was done last is not done after all. */
  takeBack: (saved: Promise<unknown>) => void;
  putOff: () => void;
  showAgain: () => void;
}

const keyOf = ({ insightId, index }: OpenStep) => `${insightId} ${index}`;

/**
 * Chooses the one step of home. A step that was put off gives way to the next one until the person leaves the page, and so
 * does a step that was done, before the server has said so. `onSaved` is called when the server has.
 */
export function useStepAtHand(
  { openSteps, activeBlocks, isFirstStepDue }: HomeOutput,
  onSaved: () => void,
): StepAtHand {
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  const [done, setDone] = useState<readonly OpenStep[]>([]);
  /** A step that was taken back and that the server's list may not have yet. */
  const [back, setBack] = useState<OpenStep | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [focus, setFocus] = useState<Focus>(null);
  const listed = openSteps.filter((step) => !step.isAskedElsewhere);
  const isBackListed = back !== null && listed.some((step) => keyOf(step) === keyOf(back));
  const all = back && !isBackListed ? [back, ...listed] : listed;
  const steps = activeBlocks.length === 0 ? [] : all.filter((step) => !hasStep(done, step));
  const waiting = steps.filter((step) => !putOff.includes(keyOf(step)));
  const step = waiting[0] ?? null;

  function undo(last: OpenStep): void {
    setDone((known) => known.filter((one) => keyOf(one) !== keyOf(last)));
    setBack(last);
    setFocus({ on: "step" });
  }
  function redo(last: OpenStep): void {
    setDone((known) => [...known, last]);
    setBack(null);
    setFocus({ on: "line" });
  }
  /** Changes the list at once, and changes it back if the server refuses. */
  function change(
    last: OpenStep,
    saved: Promise<unknown>,
    how: { at: typeof undo; back: typeof undo },
  ): void {
    how.at(last);
    setFault(null);
    saved.then(onSaved, (error: Error) => {
      how.back(last);
      setFault(`That was not saved, so it is back as it was. ${error.message}`);
    });
  }

  const justDone = done.at(-1) ?? null;
  return {
    step,
    steps,
    isAsked: isFirstStepDue && step !== null && step === listed[0],
    hasNext: waiting.length > 1,
    areAllPutOff: steps.length > 0 && step === null,
    justDone,
    fault,
    focus,
    finish: (last, saved) => change(last, saved, { at: redo, back: undo }),
    takeBack: (saved) => justDone && change(justDone, saved, { at: undo, back: redo }),
    putOff: () => {
      if (step) setPutOff([...putOff, keyOf(step)]);
      setFocus({ on: waiting.length > 1 ? "step" : "line" });
    },
    showAgain: () => {
      setPutOff([]);
      setFocus({ on: "step" });
    },
  };
}

function hasStep(steps: readonly OpenStep[], step: OpenStep): boolean {
  return steps.some((one) => keyOf(one) === keyOf(step));
}
