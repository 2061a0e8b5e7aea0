// Runs the cluster of deploy/rehearsal/cluster.sh: a coordinator and two workers on this machine, in a folder that is
// deleted afterwards.
import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFolder } from "#scripts/pinned-node.mjs";
import { isRoot, type SystemUser, unprivilegedUsers } from "#server/platform/postgres/unprivileged-user.ts";

const SCRIPT = join(projectFolder, "deploy/rehearsal/cluster.sh");
const COMMAND_TIMEOUT_MS = 120_000;

export interface Machines {
  /** The connection string of a superuser on the coordinator. */
  url: string;
  /** Ends a worker without a shutdown. Workers are numbered from 1. */
  kill(worker: number): Promise<void>;
  /** Starts a killed worker again. */
  revive(worker: number): Promise<void>;
  /** Stops all machines and deletes what they stored. */
  stop(): Promise<void>;
}

/** The folder with PostgreSQL's programs for which the engine is installed. */
function programs(): string {
  return process.env.PG_BIN ?? "/usr/lib/postgresql/15/bin";
}

/** Returns whether the engine is installed for the PostgreSQL of `PG_BIN`. */
export function isEngineInstalled(): boolean {
  return existsSync(join(programs(), "../lib/citus.so"));
}

/** Starts the machines on three ports from `port` on. */
export async function startMachines(port: number): Promise<Machines> {
  const folder = mkdtempSync(join(tmpdir(), "arcana-cluster-"));
  const user = isRoot() ? unprivilegedUsers(0)[0] : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const script = readFileSync(SCRIPT);
  // The script is read here and sent to the shell, because the other user may not be able to read the project's folder.
  const run = (...words: string[]) =>
    new Promise<string>((resolve, reject) => {
      const env = { PATH: process.env.PATH, PG_BIN: programs() };
      const options = { cwd: "/", env, timeout: COMMAND_TIMEOUT_MS, ...(user && toOwner(user)) };
      const shell = execFile("sh", ["-s", ...words], options, (error, output, complaint) => {
        if (!error) return resolve(output);
        const reason = complaint.trim().slice(-500) || error.message;
        reject(new Error(`cluster.sh ${words[0]} failed: ${reason}`, { cause: error }));
      });
      shell.stdin?.end(script);
    });
  const stop = async () => void (await run("stop", folder));
  try {
    const url = (await run("start", folder, String(port))).trim();
    return {
      url,
      kill: async (worker) => void (await run("kill", folder, String(worker))),
      revive: async (worker) => void (await run("revive", folder, String(worker))),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const toOwner = ({ uid, gid }: SystemUser) => ({ uid, gid });
