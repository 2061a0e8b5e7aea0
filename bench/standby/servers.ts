// Runs the two PostgreSQL servers of deploy/rehearsal/standby.sh on this machine, in a folder that is deleted afterwards.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openScript } from "../rehearsal/run-script.ts";

export interface Servers {
  /** The connection string that leads to the server that takes writes, whichever it is. */
  url: string;
  /** The same for a superuser, who sees everybody's rows. */
  superuserUrl: string;
  /** Ends the server that takes writes, as a power cut does. Returns its name. */
  killPrimary(): Promise<string>;
  /** Starts a killed server again. Resolves when it follows the other one, which waits for it at each COMMIT. */
  revive(name: string): Promise<void>;
  /** Lets the standby take over without a fault. Resolves when it has. */
  switchOver(): Promise<void>;
  stop(): Promise<void>;
}

const PROGRAMS = ["patroni", "etcd", "haproxy", "curl", "setsid"];
const PATH = `${process.env.PATH}:/usr/sbin`;

function postgresPrograms(): string {
  return process.env.PG_BIN ?? "/usr/lib/postgresql/15/bin";
}

/** Returns the names of the programs that the rehearsal needs and this machine does not have. */
export function missingPrograms(): string[] {
  const missing = PROGRAMS.filter(
    (name) => spawnSync("sh", ["-c", `command -v ${name}`], { env: { PATH } }).status !== 0,
  );
  if (!existsSync(join(postgresPrograms(), "pg_rewind"))) missing.push("postgresql");
  return missing;
}

/** Starts both servers, and the programs between them and the app, on seven ports from `port` on. */
export async function startServers(port: number): Promise<Servers> {
  const files = ["deploy/standby/patroni.yml", "deploy/standby/haproxy.cfg"];
  const settings = { PG_BIN: postgresPrograms() };
  const { run } = openScript({ script: "standby.sh", settings, files });
  const stop = async () => void (await run("stop"));
  try {
    const url = await run("start", String(port));
    const superuser = new URL(url);
    superuser.username = "postgres";
    return {
      url,
      superuserUrl: superuser.toString(),
      async killPrimary() {
        const name = await run("primary");
        await run("kill", name);
        return name;
      },
      revive: async (name) => void (await run("revive", name)),
      switchOver: async () => void (await run("switch")),
      stop,
    };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}
