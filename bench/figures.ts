// Prints a measured figure with its aim and with the machine's load.
import { loadavg } from "node:os";

/** The load (average of one minute) above which times say nothing, because other programs use the processor. */
const QUIET_LOAD = 1.5;

interface Figure {
  title: string;
  value: number;
  unit: "ms" | "MB" | "KB";
  atMost?: number;
  /** Whether the figure depends on the machine's load. Such a figure fails the run only on a quiet machine. */
  needsQuiet?: boolean;
}

/** Returns the machine's load. Call it before the benchmark's own work. */
export function loadNow(): number {
  return loadavg()[0] ?? 0;
}

/** Returns whether times that were measured at this load count. */
export function isQuiet(load: number): boolean {
  return load <= QUIET_LOAD;
}

/** Prints a figure with its aim. A missed aim fails the run, unless the figure needs a quiet machine and has none. */
export function printFigure({ title, value, unit, atMost, needsQuiet = false }: Figure, load: number): void {
  const measured = `  ${title}: ${value.toFixed(value < 100 ? 1 : 0)} ${unit} (load ${load.toFixed(1)})`;
  const isMet = atMost === undefined || value <= atMost;
  const mayMiss = needsQuiet && !isQuiet(load);
  if (!isMet && !mayMiss) process.exitCode = 1;
  const missed = mayMiss ? "not met, and needs a quiet machine" : "MISSED";
  console.log(
    atMost === undefined ? measured : `${measured} - aim ${atMost} ${unit}: ${isMet ? "met" : missed}`,
  );
}
