import { describe, expect, it, vi } from "vitest";
import { measureTurns } from "#test-support/longest-turn.ts";
import { inSlices, mapInSlices, nextTurn, waitForSlice } from "./turns.ts";

/** Keeps this thread busy for one millisecond. */
function work(): void {
  const end = performance.now() + 1;
  while (performance.now() < end);
}

async function turnsDuring(job: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await job();
  isOver = true;
  return turns;
}

let clocksStarted = 0;

/** Replaces the time by one that stands still until it is advanced, and that is later than the end of every slice. */
function startClock() {
  clocksStarted += 1;
  let time = performance.now() + 1000 * clocksStarted;
  const mock = vi.spyOn(performance, "now").mockImplementation(() => time);
  return {
    advance(ms: number) {
      time += ms;
    },
    stop: () => mock.mockRestore(),
  };
}

describe("work in slices", () => {
  it("returns the same results as Array.map", async () => {
    expect(await mapInSlices([1, 2, 3], (number) => number * 2)).toEqual([2, 4, 6]);
  });

  it("lets other turns of the event loop run in between", async () => {
    const items = Array.from({ length: 60 });
    expect(await turnsDuring(() => mapInSlices(items, work))).toBeGreaterThanOrEqual(60 / 6);
  });

  it("alternates with other such work, so that twenty tasks together block no longer than one", async () => {
    const items = Array.from({ length: 10 });
    const { longest, total } = await measureTurns(() =>
      Promise.all(Array.from({ length: 20 }, () => mapInSlices(items, work))),
    );
    expect(total).toBeGreaterThan(60);
    expect(longest).toBeLessThan(50);
  });

  it("resumes the next task only when the one before has worked, however many functions await it", async () => {
    const clock = startClock();
    // Uses up the slice of this turn, so that all tasks wait.
    await waitForSlice();
    clock.advance(10);
    let turn = 0;
    const turnsOfWork: number[] = [];
    const layered = async (layers: number): Promise<void> => {
      if (layers > 0) return await layered(layers - 1);
      await waitForSlice();
    };
    const task = async () => {
      await layered(5);
      turnsOfWork.push(turn);
      clock.advance(10);
    };
    const tasks = Promise.all(Array.from({ length: 4 }, task));
    for (; turnsOfWork.length < 4; turn += 1) await nextTurn();
    await tasks;
    clock.stop();
    expect(new Set(turnsOfWork).size).toBe(4);
  });

  it("begins without a wait while the process is idle, and waits when its slice is used up", async () => {
    const clock = startClock();
    await nextTurn();
    await nextTurn();
    const slices = inSlices();
    expect(await slices.next()).toBe(false);
    clock.advance(4);
    expect(await slices.next()).toBe(false);
    clock.advance(4);
    expect(await slices.next()).toBe(true);
    clock.stop();
  });

  it("also ends a slice by the total size of its parts", async () => {
    const slices = inSlices(100);
    await slices.next(100);
    expect(await slices.next(60)).toBe(false);
    expect(await slices.next(40)).toBe(true);
  });
});
