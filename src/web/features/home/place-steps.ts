import type { HomeOutput } from "#contract/home.ts";
import { shownStepText } from "#domain/readings/own-steps.ts";

type Step = HomeOutput["openSteps"][number];

interface Places {
  /** The steps for the place of the one step. Only the first of them may be due. */
  steps: Step[];
  isFirstDue: boolean;
  /** What the page asks about elsewhere: the answer of the server without what is asked about with the one step. */
  rest: HomeOutput;
}

/**
 * Gives each step one place on home. If the first open step is due, its promise is asked about there, and every other
 * due step is asked about elsewhere. A step that a promise and the check-in ask about is asked about by its promise.
 */
export function placeSteps(home: HomeOutput): Places {
  const { openSteps, duePromises, checkInStep, duePromiseCount } = home;
  const isDue = (step: Step) =>
    duePromises.some((due) => due.insightId === step.insightId && due.index === step.index);
  const isOfCheckIn = (step: Step) => shownStepText(step) === checkInStep?.text;
  const [first] = openSteps.filter((step) => isDue(step) || !isOfCheckIn(step));
  const isFirstDue = first !== undefined && isDue(first);
  return {
    steps: openSteps.filter((step) => step === first || !(isDue(step) || isOfCheckIn(step))),
    isFirstDue,
    rest: {
      ...home,
      checkInStep: duePromises.some(isOfCheckIn) ? null : checkInStep,
      duePromises: duePromises.filter(
        (due) => !isFirstDue || due.insightId !== first.insightId || due.index !== first.index,
      ),
      duePromiseCount: duePromiseCount - (isFirstDue ? 1 : 0),
    },
  };
}
