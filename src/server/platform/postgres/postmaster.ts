// Reads postmaster.pid and prepares for a new server: stops a server that outlived its app, and invalidates
// an entry whose process id now belongs to another program.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const POLL_MS = 25;
const FAST_STOP_MS = 20_000;
const IMMEDIATE_STOP_MS = 10_000;
/**
 * A process id above every system's highest one. PostgreSQL still checks the shared memory that the file
 * names.
 */
const NOBODYS_PID = 2_147_483_646;

/** Ensures that no server of an earlier run uses the cluster. Throws where one cannot be stopped. */
export async function stopLeftoverServer(cluster: string, log: (line: string) => void): Promise<void> {
  const path = join(cluster, "postmaster.pid");
  if (!existsSync(path)) return;
  const lines = readFileSync(path, "utf8").split("\n");
  const pid = Number.parseInt(lines[0] ?? "", 10);
  if (!(pid > 0)) return;
  const command = commandLineOf(pid);
  if (command === undefined) return;
  if (isServerOf(cluster, command)) {
    log(`Stopping the PostgreSQL that an earlier run left behind (process ${pid}) ...`);
    await stopPostgres(pid);
    return;
  }
  lines[0] = String(NOBODYS_PID);
  writeFileSync(path, lines.join("\n"));
}

function isServerOf(cluster: string, command: string): boolean {
  return command.includes("postgres") && `${command} `.includes(` -D ${cluster} `);
}

/** Stops a server cleanly, or by force if that takes too long; the next start then recovers from its log. */
export async function stopPostgres(pid: number): Promise<void> {
  signal(pid, "SIGINT");
  if (await isGoneWithin(pid, FAST_STOP_MS)) return;
  signal(pid, "SIGQUIT");
  if (await isGoneWithin(pid, IMMEDIATE_STOP_MS)) return;
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (cause) {
    if (errorCode(cause) === "ESRCH") return;
    throw new Error(`PostgreSQL runs as process ${pid}, which belongs to another user. Stop it first.`, {
      cause,
    });
  }
}

async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  for (let waited = 0; waited < milliseconds; waited += POLL_MS) {
    if (commandLineOf(pid) === undefined) return true;
    await wait(POLL_MS);
  }
  return false;
}

/** Returns the command line of a live process; undefined if there is none or only a zombie. */
export function commandLineOf(pid: number): string | undefined {
  if (existsSync("/proc/self/cmdline")) return readCommandLine(pid) || undefined;
  const { stdout } = spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  return stdout?.trim() || undefined;
}

function readCommandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
  } catch (error) {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ESRCH") return "";
    throw error;
  }
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
