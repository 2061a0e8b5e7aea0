import { describe, expect, it } from "vitest";
import type { PastReading } from "#engines/patterns/index.ts";
import { pastSteps } from "./past-steps.ts";

const READING = "01980000-0000-7000-8000-000000000001";
const reading: PastReading = {
  id: READING,
  at: new Date("2026-11-01T08:00:00Z"),
  blockId: null,
  blockTypeId: "work",
  drawn: [],
  spread: "quick-draw",
  text: "",
  hardPart: null,
  namedTheme: null,
  hasResonated: false,
  hasActed: false,
  isGrave: false,
  steps: [{ minutes: 5, action: "write" }],
};

const NONE: ReadonlySet<string> = new Set();

function stepsOf(outcome: "did" | null, outcomeAt: string | null, { hasAnswer = false, grave = NONE } = {}) {
  const promise = {
    userId: READING,
    insightId: READING,
    step: 0,
    blockId: null,
    body: "",
    guess: 70,
    madeAt: reading.at,
    askedOn: "2026-11-06",
    outcome,
    hasAnswer,
    outcomeAt: outcomeAt === null ? null : new Date(outcomeAt),
  };
  const found = pastSteps({
    promises: [promise],
    touched: [],
    byId: new Map([[READING, reading]]),
    grave,
    zone: "America/New_York",
  });
  return [
    ...found.steps.map(({ guess, wasPromised, outcome: what }) => [guess, wasPromised, what]),
    found.unansweredGuesses,
  ];
}

describe("a promise whose step was ticked without an answer", () => {
  it("is kept if that was on its day, in the person's own zone", () => {
    expect(stepsOf("did", "2026-11-07T03:00:00Z")).toEqual([[0.7, true, "done"], []]);
  });

  it("after its day has none: the step is done, the guess is unanswered", () => {
    expect(stepsOf("did", "2026-11-07T06:00:00Z")).toEqual([[null, false, "done"], ["2026-11-06"]]);
  });

  it("a promise that was answered after its day has its answer", () => {
    expect(stepsOf("did", "2026-11-20T06:00:00Z", { hasAnswer: true })).toEqual([[0.7, true, "done"], []]);
  });

  it("a promise that nobody answered is an unanswered guess", () => {
    expect(stepsOf(null, null)).toEqual([["2026-11-06"]]);
  });
});

describe("a promise of a reading that patterns leave out", () => {
  const grave = new Set([READING]);

  it("is neither a step nor an unanswered guess", () => {
    expect(stepsOf("did", "2026-11-05T06:00:00Z", { hasAnswer: true, grave })).toEqual([[]]);
    expect(stepsOf(null, null, { grave })).toEqual([[]]);
  });

  it("a step of a reading that patterns leave out is left out too if it was ticked without a promise", () => {
    const row = { userId: READING, insightId: READING, step: 0, doneAt: reading.at, usesSmaller: false };
    const rows = { promises: [], touched: [row], byId: new Map([[READING, reading]]), zone: "UTC" };
    expect(pastSteps({ ...rows, grave: NONE }).steps).toHaveLength(1);
    expect(pastSteps({ ...rows, grave }).steps).toEqual([]);
  });
});
