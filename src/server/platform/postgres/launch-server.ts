// Starts PostgreSQL once and waits until it answers.
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { commandLineSettings, serverEnvironment, superuser } from "./cluster.ts";
import { LOG_LIMIT_BYTES } from "./log-file.ts";
import type { PostgresPlacement } from "./placement.ts";
import { stopLeftoverServer } from "./postmaster.ts";

const READY_POLL_MS = 30;
const PATIENCE_LINE_MS = 15_000;
const LOG_TAIL_LINES = 4;
/** Error codes of a server that is still recovering or has not opened its socket yet. */
const notYet = new Set(["57P03", "ENOENT", "ECONNREFUSED", "ECONNRESET"]);

export type LaunchOptions = {
  placement: PostgresPlacement;
  socketFolder: string;
  logFile: string;
  settings: Record<string, string>;
  log: (line: string) => void;
};

/**
 * Resolves with the server's process when it accepts queries. If it ends before, throws with the end of its
 * log.
 */
export async function launchPostgres(options: LaunchOptions): Promise<ChildProcess> {
  const { placement, logFile } = options;
  await stopLeftoverServer(placement.cluster, options.log);
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) truncateSync(logFile);
  const logStart = existsSync(logFile) ? statSync(logFile).size : 0;
  const child = spawnServer(options);
  let failure: Error | undefined;
  child.once("error", (cause) => {
    failure = new Error("PostgreSQL could not be started.", { cause });
  });
  child.once("exit", () => {
    failure ??= new Error(`PostgreSQL ended while starting: ${logTail(logFile, logStart)}`);
  });
  for (let waited = 0; !(await isReady(options.socketFolder)); waited += READY_POLL_MS) {
    if (failure) throw failure;
    if (waited > 0 && waited % PATIENCE_LINE_MS === 0) options.log("PostgreSQL is still getting ready ...");
    await wait(READY_POLL_MS);
  }
  if (failure) throw failure;
  return child;
}

/**
 * Starts the server in its own session, so that Ctrl-C reaches only the app, which stops the server last. On
 * Linux with setpriv, the kernel also stops the server if the app dies suddenly.
 */
function spawnServer({ placement, socketFolder, logFile, settings }: LaunchOptions): ChildProcess {
  const { user, programs, cluster } = placement;
  const server = [
    join(programs, "bin", "postgres"),
    "-D",
    cluster,
    ...commandLineSettings({ unix_socket_directories: quoted(socketFolder), ...settings }),
  ];
  const untilWeDie = ["/usr/bin/setpriv", "--pdeathsig", "INT", "--"];
  const isSetprivThere = process.platform === "linux" && existsSync("/usr/bin/setpriv");
  const [command = "", ...rest] = isSetprivThere ? [...untilWeDie, ...server] : server;
  const output = openSync(logFile, "a", 0o600);
  try {
    return spawn(command, rest, {
      cwd: "/",
      env: serverEnvironment,
      detached: true,
      stdio: ["ignore", output, output],
      ...(user && { uid: user.uid, gid: user.gid }),
    });
  } finally {
    closeSync(output);
  }
}

/** Quotes a path for PostgreSQL settings that are lists, because the path may contain a space or a comma. */
function quoted(path: string): string {
  return `"${path.replaceAll('"', '""')}"`;
}

async function isReady(socketFolder: string): Promise<boolean> {
  const client = new pg.Client({ host: socketFolder, user: superuser, database: "postgres" });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && notYet.has(String(error.code))) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

function logTail(logFile: string, start: number): string {
  const lines = readFileSync(logFile).subarray(start).toString("utf8").trim().split("\n");
  return lines.slice(-LOG_TAIL_LINES).join(" / ");
}
