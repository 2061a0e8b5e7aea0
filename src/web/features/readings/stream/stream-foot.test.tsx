// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { NOTHING_YET } from "./follow-reading.ts";
import { StreamFoot } from "./stream-foot.tsx";
import type { ReadingState } from "./use-reading.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const NAME = "Read it without the model";

function show(changes: Partial<ReadingState>, isLongWait = true) {
  const leaveModel = vi.fn();
  const state: ReadingState = {
    progress: NOTHING_YET,
    failure: null,
    trouble: null,
    isStopping: false,
    stop: vi.fn(),
    isLeaving: false,
    leaveModel,
    ...changes,
  };
  render(<StreamFoot state={state} isLongWait={isLongWait} hasText={state.progress.text !== ""} />);
  return leaveModel;
}

const waitingFor = (step: "loading" | "reading" | null, text = "") => ({
  progress: { ...NOTHING_YET, phase: "drawn" as const, step, text, isAtHome: true },
});

describe("the foot of a reading that is awaited", () => {
  it.each(["loading", "reading"] as const)("offers to go on without a model that is %s", (step) => {
    const leaveModel = show(waitingFor(step));
    fireEvent.click(screen.getByRole("button", { name: NAME }));
    expect(leaveModel).toHaveBeenCalledOnce();
    expect(screen.getByRole("button", { name: "Stop" })).toBeTruthy();
  });

  it("offers to go on without a hosted model only after a long wait", () => {
    vi.useFakeTimers();
    show({ progress: { ...waitingFor("reading").progress, isAtHome: false } });
    const isOffered = () => screen.queryByRole("button", { name: NAME }) !== null;
    expect(screen.getByRole("button", { name: "Stop" })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(6999));
    expect(isOffered()).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(isOffered()).toBe(true);
  });

  it("offers that once, while the model is being left", () => {
    show({ ...waitingFor("loading"), isLeaving: true });
    expect(screen.getByRole("button", { name: NAME }).getAttribute("aria-busy")).toBe("true");
  });

  it.each([
    ["no model is asked", waitingFor(null), true],
    ["words are there", waitingFor("reading", "You wrote"), true],
    ["the wait is short", waitingFor("reading"), false],
    [
      "the reading failed",
      { ...waitingFor("reading"), failure: { code: "reading_failed", status: 500, message: "" } as const },
      true,
    ],
  ])("offers no way around the model where %s", (_why, state, isLong) => {
    show(state as Partial<ReadingState>, isLong);
    expect(screen.queryByRole("button", { name: NAME })).toBeNull();
  });
});
