// A measured figure with its aim, and how busy the machine was.
import { loadavg } from "node:os";

/** Above this load (of one minute) other programs take so much of the processor that times say nothing. */
const QUIET_LOAD = 1.5;

interface Figure {
  title: string;
  value: number;
  unit: "ms" | "MB" | "KB";
  atMost?: number;
  /** Whether the figure depends on how busy the machine is. It then fails on a quiet machine only. */
  needsQuiet?: boolean;
}

/** The load before a benchmark's own work. */
export function loadNow(): number {
  return loadavg()[0] ?? 0;
}

/** Prints a figure with its aim. A missed aim fails the run, unless the figure needs a quiet machine and has none. */
export function printFigure({ title, value, unit, atMost, needsQuiet = false }: Figure, load: number): void {
  const measured = `  ${title}: ${value.toFixed(value < 100 ? 1 : 0)} ${unit} (load ${load.toFixed(1)})`;
  const isMet = atMost === undefined || value <= atMost;
  const mayMiss = needsQuiet && load > QUIET_LOAD;
  if (!isMet && !mayMiss) process.exitCode = 1;
  const missed = mayMiss ? "not met, and needs a quiet machine" : "MISSED";
  console.log(
    atMost === undefined ? measured : `${measured} - aim ${atMost} ${unit}: ${isMet ? "met" : missed}`,
  );
}
