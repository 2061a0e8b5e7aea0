// What a process of the machine uses: its memory, and its time on the processor.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const KILOBYTE = 1024;
/** The kernel counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** The resident memory in megabytes. */
export function residentMegabytes(pid: number): number {
  const said = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(said.trim()) / KILOBYTE;
}

/** The processor time so far in milliseconds; `null` where the system is not Linux. */
export function processorMs(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
