// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WaitingScene } from "./waiting-scene.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = () => document.querySelector("p")?.textContent ?? "";
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("the waiting scene changes its line every 2.5 seconds, and says nothing of the deck, whose cards are drawn", async () => {
  render(<WaitingScene />);
  const first = line();
  await pass(2499);
  expect(line()).toBe(first);
  await pass(1);
  expect(line()).not.toBe(first);
  const said = new Set([first]);
  for (let count = 0; count < 10; count += 1) {
    said.add(line());
    await pass(2500);
  }
  expect(said.size).toBe(10);
  expect([...said].filter((text) => text.includes("the deck"))).toEqual([]);
});

it("the waiting scene says above its lines what is happening, and says it to screen readers when it changes", () => {
  const { rerender } = render(<WaitingScene step="loading" />);
  const status = () => document.querySelector('[role="status"]')?.textContent;
  expect(status()).toMatch(/^Loading the model/);
  rerender(<WaitingScene step="reading" />);
  expect(status()).toBe("The model is reading your words.");
  rerender(<WaitingScene />);
  expect(status()).toBeUndefined();
});
