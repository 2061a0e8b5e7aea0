// Measures a process: its memory and its processor time.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const KILOBYTE = 1024;
/** The unit in which Linux counts processor time, in milliseconds. */
export const TICK_MS = 10;

/** Returns the process's resident memory in megabytes. */
export function residentMegabytes(pid: number): number {
  const said = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(said.trim()) / KILOBYTE;
}

/**
 * Returns the fields of `/proc/<pid>/stat` after the process's name; `null` if the process has ended or the system is not
 * Linux.
 */
export function statOf(pid: number | string): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
  } catch {
    return null;
  }
}

/** Returns the process's processor time so far, in milliseconds; `null` if the system is not Linux. */
export function processorMs(pid: number): number | null {
  const stat = statOf(pid);
  return stat && (Number(stat[11]) + Number(stat[12])) * TICK_MS;
}
