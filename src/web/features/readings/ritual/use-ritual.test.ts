// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FANNED } from "#test-support/kept-ritual.ts";
import { readStoredRitual, storeRitual } from "./kept-ritual.ts";
import { useRitual } from "./use-ritual.ts";

const USER = "0192f0c4-0000-7000-8000-000000000001";
const onLanded = vi.fn();
const onChosen = vi.fn();
const onDrawn = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  storeRitual(USER, FANNED);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onLanded.mockClear();
  onChosen.mockClear();
  onDrawn.mockClear();
  localStorage.clear();
});

function open() {
  const order = {
    userId: USER,
    key: FANNED.key,
    userContext: "stuck",
    goOnAnyway: false,
    drawAnyway: false,
    cardCount: 3,
  };
  const callbacks = { onChosen, onDrawn, onRefused: () => undefined, onLanded };
  return renderHook(() => useRitual({ ...order, ...callbacks }));
}
const kept = () => readStoredRitual(USER, FANNED.key);

it("the ritual's deck cannot be shuffled once a card is lifted, even while the card is in flight", () => {
  const { result } = open();
  act(() => void result.current.lift(4));
  act(() => result.current.shuffle());
  expect(result.current.isShuffling).toBe(false);
  expect(kept()).toEqual({ ...FANNED, picks: [4] });
  act(() => void vi.runAllTimers());
  expect(result.current.ritual).toEqual({ ...FANNED, picks: [4] });
});

it("a card in flight does not land after the page is left, but stays picked", () => {
  const { result, unmount } = open();
  act(() => void result.current.lift(4));
  unmount();
  vi.runAllTimers();
  expect(onLanded).not.toHaveBeenCalled();
  expect(kept()?.picks).toEqual([4]);
});

it("the cards that the ritual draws for somebody are lifted first, also while another card is in flight", () => {
  const { result } = open();
  act(() => void result.current.lift(4));
  act(() => result.current.drawForMe());
  expect(result.current.ritual?.picks).toEqual([4, 0, 1]);
  expect(onDrawn).not.toHaveBeenCalled();
  act(() => void vi.runAllTimers());
  expect(result.current.ritual?.picks).toEqual([4, 0, 1]);
  expect(onDrawn).toHaveBeenCalledTimes(1);
  expect(onDrawn).toHaveBeenCalledWith(expect.objectContaining({ picks: [4, 0, 1] }));
});

it("the cards that the ritual draws for somebody are handed over at once with reduced motion, because they do not fly", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const { result } = open();
  act(() => result.current.drawForMe());
  expect(onDrawn).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(0));
  expect(onDrawn).toHaveBeenCalledTimes(1);
});

it("the cards of the ritual are told once, when the last one is chosen and before it lies at its place", () => {
  const { result } = open();
  act(() => void result.current.lift(4));
  act(() => void result.current.lift(9));
  expect(onChosen).not.toHaveBeenCalled();
  act(() => void result.current.lift(2));
  expect(onDrawn).not.toHaveBeenCalled();
  expect(onChosen.mock.calls).toEqual([[expect.objectContaining({ picks: [4, 9, 2] })]]);
  // The cards are rendered at their places first, and are then handed over.
  act(() => void vi.runAllTimers());
  act(() => void vi.runAllTimers());
  expect(onDrawn.mock.calls).toEqual(onChosen.mock.calls);
  expect(onChosen).toHaveBeenCalledTimes(1);
});

it("the cards that the ritual draws for somebody are told at once", () => {
  const { result } = open();
  act(() => result.current.drawForMe());
  expect(onChosen.mock.calls).toEqual([[expect.objectContaining({ picks: [0, 1, 2] })]]);
});

it("a second press on 'Shuffle' leaves no event listener behind", () => {
  const add = vi.spyOn(window, "addEventListener");
  const remove = vi.spyOn(window, "removeEventListener");
  const { result } = open();
  const before = add.mock.calls.length - remove.mock.calls.length;
  act(() => {
    result.current.shuffle();
    result.current.shuffle();
  });
  act(() => result.current.startOrStop());
  expect(add.mock.calls.length - remove.mock.calls.length).toBe(before);
});

it("a press in the ritual takes the previous press into account before that is rendered", () => {
  const { result } = open();
  const shown = result.current;
  act(() => {
    shown.startOrStop();
    expect(shown.isInMotion()).toBe(true);
    shown.startOrStop();
    expect(shown.isInMotion()).toBe(false);
  });
  expect(result.current.isShuffling).toBe(false);
});
