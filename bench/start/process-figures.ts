// Measures a process: its memory and its processor time.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const KILOBYTE = 1024;
/** The unit in which Linux counts processor time, in milliseconds. */
const TICK_MS = 10;

/** Returns the process's resident memory in megabytes. */
export function residentMegabytes(pid: number): number {
  const said = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(said.trim()) / KILOBYTE;
}

/** Returns the process's processor time so far, in milliseconds; `null` if the system is not Linux. */
export function processorMs(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
