import type { AskedStepOutput } from "#contract/check-ins.ts";
import type { HomeOutput } from "#contract/home.ts";
import type { OpenStepOutput } from "#contract/steps.ts";
import { stepForCheckIn } from "#domain/check-ins/step-for-check-in.ts";
import { isStepDue, pickDue } from "../promises/promises.ts";

interface Steps {
  openSteps: readonly OpenStepOutput[];
  /** Steps with a promise that may be due. Steps of paused blocks are not asked about and are not among them. */
  maybeDue: readonly OpenStepOutput[];
  /** The step that the check-in asks about. */
  checkInStep: AskedStepOutput | null;
  /** The current day of the person. */
  today: string;
  /** Whether home shows one step first. It does so if any block is active. */
  hasOneStep: boolean;
}

type Placed = Pick<
  HomeOutput,
  "openSteps" | "isFirstStepDue" | "duePromises" | "duePromiseCount" | "checkInStep"
>;

/**
 * Gives each step one place on home. If the first open step is due, its promise is asked about at the place of the one
 * step. Every other due step and the step of the check-in are marked, so that they are not shown as the one step. Home asks
 * about at most three of these due steps. If the step of the check-in is due, home asks about its promise only.
 */
export function placeSteps({ openSteps, maybeDue, checkInStep, today, hasOneStep }: Steps): Placed {
  const due = maybeDue.filter((step) => isStepDue(step, today));
  const isAsked = (step: OpenStepOutput) => due.some((one) => isSame(one, step));
  const isOfCheckIn = (step: OpenStepOutput) => stepForCheckIn(step).text === checkInStep?.text;
  const first = hasOneStep ? openSteps.find((step) => isAsked(step) || !isOfCheckIn(step)) : undefined;
  const isFirstStepDue = first !== undefined && isAsked(first);
  return {
    openSteps: openSteps.map((step) => ({
      ...step,
      isAskedElsewhere: step !== first && (isAsked(step) || isOfCheckIn(step)),
    })),
    isFirstStepDue,
    ...pickDue(due.filter((step) => !(isFirstStepDue && isSame(step, first)))),
    checkInStep: due.some(isOfCheckIn) ? null : checkInStep,
  };
}

function isSame(one: OpenStepOutput, other: OpenStepOutput): boolean {
  return one.insightId === other.insightId && one.index === other.index;
}
