import { loadavg } from "node:os";
import { printRatio } from "./ratio.ts";

/** The load above which a time says more about the machine than about the app. */
const QUIET_LOAD = 1.5;

/**
 * Prints a time in milliseconds with its maximum and the machine's load. A time above the maximum fails the run, unless
 * the machine is busy.
 */
export function printTime(title: string, ms: number, mostMs: number): void {
  const load = loadavg()[0] ?? 0;
  const isQuiet = load <= QUIET_LOAD;
  const sides = `${ms.toPrecision(3)} of ${mostMs} ms, load ${load.toFixed(1)}`;
  printRatio(isQuiet ? { title, aim: { atMost: 1 } } : { title }, ms / mostMs, sides);
  if (!isQuiet) console.log("    needs a quiet machine, so it is not judged");
}
