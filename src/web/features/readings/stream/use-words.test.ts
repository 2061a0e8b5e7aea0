// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { turnOffNotices } from "#web/ui/quiet.ts";
import { playQuack } from "#web/ui/sound.ts";
import { useWords } from "./use-words.ts";

vi.mock("#web/ui/sound.ts", () => ({ playQuack: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.mocked(playQuack).mockClear();
});

interface Props {
  text: string;
  areCardsTurning?: boolean;
  isWhole?: boolean;
}

function showWords(first: Props) {
  return renderHook(
    ({ text, areCardsTurning = false, isWhole = false }: Props) =>
      useWords(text, { areCardsTurning, isWhole }),
    { initialProps: first },
  );
}

it("the words of a reading begin with one quack, however many follow", () => {
  const { rerender, result } = showWords({ text: "You" });
  rerender({ text: "You know this" });
  rerender({ text: "You know this already.", isWhole: true });
  expect(result.current).toBe("You know this already.");
  expect(playQuack).toHaveBeenCalledTimes(1);
});

it("the words of a reading wait until the cards have turned", () => {
  const { rerender, result } = showWords({ text: "You", areCardsTurning: true });
  expect(result.current).toBe("");
  expect(playQuack).not.toHaveBeenCalled();
  rerender({ text: "You know" });
  expect(result.current).toBe("You know");
});

it("words that were complete before they could be shown are left to the saved reading, but quack", () => {
  const { result } = showWords({ text: "You know this already.", isWhole: true });
  expect(result.current).toBe("");
  expect(playQuack).toHaveBeenCalledTimes(1);
});

it("the words of a reading begin without a quack once help was shown", () => {
  turnOffNotices();
  showWords({ text: "You" });
  expect(playQuack).not.toHaveBeenCalled();
});

it("the words of the next reading wait until its cards have turned, too", () => {
  const { rerender, result } = showWords({ text: "You know" });
  rerender({ text: "" });
  rerender({ text: "You stop", areCardsTurning: true });
  rerender({ text: "You stop here.", isWhole: true });
  expect(result.current).toBe("");
});
