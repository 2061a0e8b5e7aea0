import type { Clock } from "../src/server/platform/clock.ts";

export interface TestClock extends Clock {
  /** Goes on by so many milliseconds. */
  advance(milliseconds: number): void;
  set(time: Date | string): void;
}

/** A clock that stands still until it is told otherwise. */
export function createTestClock(start: Date | string = new Date()): TestClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    advance(milliseconds) {
      time += milliseconds;
    },
    set(wanted) {
      time = new Date(wanted).getTime();
    },
  };
}
