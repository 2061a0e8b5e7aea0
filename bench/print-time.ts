import { loadavg } from "node:os";
import { printRatio } from "./ratio.ts";

/** With more than this many processes at work or waiting, a time says more about the machine than about the app. */
const QUIET_LOAD = 1.5;

/** Prints a time against its aim, with the machine's load. On a busy machine it says so and does not fail. */
export function printTime(title: string, ms: number, mostMs: number): void {
  const load = loadavg()[0] ?? 0;
  const isQuiet = load <= QUIET_LOAD;
  const sides = `${ms.toPrecision(3)} of ${mostMs} ms, load ${load.toFixed(1)}`;
  printRatio(isQuiet ? { title, aim: { atMost: 1 } } : { title }, ms / mostMs, sides);
  if (!isQuiet) console.log("    needs a quiet machine, so it is not judged");
}
