// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { forgetTicks, readKeptTicks, ticksToCarry } from "./step-ticks.ts";

afterEach(() => localStorage.clear());

const step = (index: number, isDone: boolean, doneAt: string | null = null) => ({ index, isDone, doneAt });

describe("ticks stored in a browser", () => {
  it("ticks stored in a browser are read until they are deleted, and invalid ones count as none", () => {
    expect(readKeptTicks(localStorage, "i")).toBeNull();
    localStorage.setItem("rubber-arcana:steps:i", "[1]");
    expect(readKeptTicks(localStorage, "i")).toEqual([1]);
    localStorage.setItem("rubber-arcana:steps:i", "{");
    expect(readKeptTicks(localStorage, "i")).toEqual([]);
    forgetTicks(localStorage, "i");
    expect(readKeptTicks(localStorage, "i")).toBeNull();
  });

  it("ticks stored in a browser become changes for the server, with ticks before unticks", () => {
    const insight = { tookAction: true, steps: [step(0, true), step(1, false)] };
    expect(ticksToCarry([1], insight)).toEqual([
      { index: 1, isDone: true },
      { index: 0, isDone: false },
    ]);
    expect(ticksToCarry([0, 1], insight)).toEqual([{ index: 1, isDone: true }]);
    expect(ticksToCarry([0], insight)).toEqual([]);
  });

  it("ticks stored in a browser change nothing when the server already has a tick, or when the reading is unmarked", () => {
    const known = { tookAction: true, steps: [step(0, true, "2026-11-21T08:00:00.000Z"), step(1, false)] };
    expect(ticksToCarry([1], known)).toEqual([]);
    expect(ticksToCarry([1], { tookAction: false, steps: [step(0, false), step(1, false)] })).toEqual([]);
    expect(ticksToCarry([7], { tookAction: true, steps: [step(0, true)] })).toEqual([]);
  });
});
