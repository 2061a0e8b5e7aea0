// Runs the cluster of deploy/rehearsal/cluster.sh: a coordinator and two workers on this machine, in a folder that is
// deleted afterwards.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openScript } from "../rehearsal/run-script.ts";

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
  const { run } = openScript({ script: "cluster.sh", settings: { PG_BIN: programs() } });
  const stop = async () => void (await run("stop"));
  try {
    const url = await run("start", String(port));
    return {
      url,
      kill: async (worker) => void (await run("kill", String(worker))),
      revive: async (worker) => void (await run("revive", String(worker))),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
