import type { Clock } from "#server/platform/clock.ts";

export interface TestClock extends Clock {
  /** Advances the clock by the given milliseconds. */
  advance(milliseconds: number): void;
  set(time: Date | string): void;
}

/** Creates a clock that moves only when a test moves it. */
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
