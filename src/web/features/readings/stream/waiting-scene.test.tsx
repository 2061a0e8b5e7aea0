// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
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

it("the waiting scene changes its line every 2.5 seconds and names the advisor in the first two", async () => {
  render(<WaitingScene advisorName="Ada" isDrawn={false} />);
  expect(screen.getByText("Ada is preparing the deck...")).toBeDefined();
  await pass(2499);
  expect(line()).toBe("Ada is preparing the deck...");
  await pass(1);
  expect(line()).toBe("Ada is shuffling the deck...");
  const said = new Set([line()]);
  for (let count = 0; count < 10; count += 1) {
    await pass(2500);
    said.add(line());
  }
  expect(said.size).toBe(11);
});

it("the waiting scene says nothing about preparing or shuffling the deck to a person whose cards are drawn", async () => {
  render(<WaitingScene advisorName="Ada" isDrawn />);
  const said = [line()];
  for (let count = 0; count < 12; count += 1) {
    await pass(2500);
    said.push(line());
  }
  expect(said.filter((text) => text.includes("the deck"))).toEqual([]);
  expect(said[0]).not.toBe(said[1]);
});
