import { describe, expect, it } from "vitest";
import type { OpenStepOutput } from "#contract/steps.ts";
import { placeSteps } from "./place-steps.ts";

const TODAY = "2026-11-20";
const step = (index: number, dueOn?: string): OpenStepOutput => ({
  index,
  text: `Step ${index}.`,
  title: `Step ${index}`,
  isDone: false,
  doneAt: null,
  smaller: null,
  usesSmaller: false,
  insightId: "0192f0c4-0000-7000-8000-000000000001",
  createdAt: "2026-11-14T08:00:00.000Z",
  isLocked: false,
  blockTypeId: "work",
  blockId: null,
  blockName: null,
  ...(dueOn && {
    promise: {
      dueOn,
      guess: null,
      madeAt: "2026-11-14T08:00:00.000Z",
      answer: null,
      answeredAt: null,
      snoozedUntil: null,
    },
  }),
});

interface Given {
  openSteps: OpenStepOutput[];
  ofCheckIn?: string;
  hasOneStep?: boolean;
}

/** Returns the numbers of the steps at the place of the one step, of those asked about elsewhere, and the rest. */
function place({ openSteps, ofCheckIn, hasOneStep = true }: Given) {
  const checkInStep = ofCheckIn ? { weekStart: "2026-11-09", text: ofCheckIn, minutes: 2 } : null;
  const maybeDue = openSteps.filter(({ promise }) => promise);
  const placed = placeSteps({ openSteps, maybeDue, checkInStep, today: TODAY, hasOneStep });
  return {
    one: placed.openSteps.filter((one) => !one.isAskedElsewhere).map(({ index }) => index),
    isDue: placed.isFirstStepDue,
    asked: placed.duePromises.map(({ index }) => index),
    count: placed.duePromiseCount,
    checkIn: placed.checkInStep?.text,
  };
}

describe("the places of the steps on home", () => {
  it("a due step that is the first open step is asked about at the place of the one step, and nowhere else", () => {
    const openSteps = [step(0, "2026-11-19"), step(1), step(2, "2026-11-18")];
    expect(place({ openSteps })).toEqual({ one: [0, 1], isDue: true, asked: [2], count: 1 });
  });

  it("a due step that is not the first open step is asked about beside it, and is not offered as the next one", () => {
    const openSteps = [step(0, "2026-11-21"), step(1, TODAY), step(2)];
    expect(place({ openSteps })).toEqual({ one: [0, 2], isDue: false, asked: [1], count: 1 });
  });

  it("a step of the check-in is asked about there, unless its promise is due", () => {
    const openSteps = [step(0), step(1)];
    expect(place({ openSteps, ofCheckIn: "Step 0." })).toMatchObject({ one: [1], checkIn: "Step 0." });
    const due = [step(0, TODAY), step(1)];
    expect(place({ openSteps: due, ofCheckIn: "Step 0." })).toMatchObject({
      one: [0, 1],
      isDue: true,
      checkIn: undefined,
    });
  });

  it("without active blocks, all due steps are asked about in the list of what is due", () => {
    const openSteps = [step(0, TODAY)];
    expect(place({ openSteps, hasOneStep: false })).toMatchObject({ isDue: false, asked: [0], count: 1 });
  });
});
