import { expect, it } from "vitest";
import { keepTicks, readTicks } from "./step-ticks.ts";

const ID = "0192f0c4-0000-7000-8000-000000000001";

function emptyStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
}

it("the step that was ticked is ticked after a reload", () => {
  const storage = emptyStorage();
  keepTicks(storage, ID, [false, true]);
  expect(readTicks(storage, { id: ID, tookAction: true, stepCount: 2 })).toEqual([false, true]);
});

it("on another device the first step stands for a reading that was marked", () => {
  expect(readTicks(emptyStorage(), { id: ID, tookAction: true, stepCount: 2 })).toEqual([true, false]);
});

it("the server's mark wins: nothing is ticked in a reading that is not marked", () => {
  const storage = emptyStorage();
  keepTicks(storage, ID, [true, true]);
  expect(readTicks(storage, { id: ID, tookAction: false, stepCount: 2 })).toEqual([false, false]);
});

it("what was tampered with is nothing", () => {
  const storage = emptyStorage();
  storage.setItem(`rubber-arcana:steps:${ID}`, "{no");
  expect(readTicks(storage, { id: ID, tookAction: true, stepCount: 1 })).toEqual([true]);
});
