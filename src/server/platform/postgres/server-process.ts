// Runs one PostgreSQL server as a child process: starts it, waits for it, restarts it after a crash, stops
// it.
import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { type LaunchOptions, launchPostgres } from "./launch-server.ts";
import { stopPostgres } from "./postmaster.ts";

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
const FIRST_START_ATTEMPTS = 6;

export type ServerProcess = {
  /** Whether the database server answers: false between a crash and the moment it answers again. */
  isRunning(): boolean;
  stop(): Promise<void>;
};

type State = { isStopping: boolean; child: ChildProcess | undefined; restart: Promise<void> };

/**
 * Starts the server. Resolves when it answers. From then on it is restarted, with growing pauses, whenever it
 * ends by itself.
 */
export async function runPostgresServer(options: LaunchOptions): Promise<ServerProcess> {
  const state: State = { isStopping: false, child: undefined, restart: Promise.resolve() };
  await start(options, state, FIRST_START_ATTEMPTS);
  return {
    isRunning: () => state.child !== undefined,
    async stop() {
      state.isStopping = true;
      await stopChild(state.child);
      await state.restart;
    },
  };
}

async function start(options: LaunchOptions, state: State, attempts: number): Promise<void> {
  const child = await launchPatiently(options, state, attempts);
  if (state.isStopping) return await stopChild(child);
  state.child = child;
  child?.once("exit", () => {
    state.child = undefined;
    if (!state.isStopping) state.restart = restart(options, state);
  });
}

async function restart(options: LaunchOptions, state: State): Promise<void> {
  options.log("PostgreSQL ended by itself; starting it again ...");
  await start(options, state, Number.POSITIVE_INFINITY);
  if (!state.isStopping) options.log("PostgreSQL is back.");
}

/** Starts the server, with retries, because the last child processes of a killed server may still be running. */
async function launchPatiently(
  options: LaunchOptions,
  state: State,
  attempts: number,
): Promise<ChildProcess | undefined> {
  for (let attempt = 1; !state.isStopping; attempt += 1) {
    try {
      return await launchPostgres(options);
    } catch (error) {
      if (attempt >= attempts) throw error;
      await wait(Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS));
    }
  }
  return undefined;
}

async function stopChild(child: ChildProcess | undefined): Promise<void> {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const hasExited = new Promise((resolve) => child.once("exit", resolve));
  await stopPostgres(child.pid);
  await hasExited;
}
