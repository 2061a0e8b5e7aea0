// Starts the built app in its own process, and measures the time until it is ready.
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { serverCommandFor, spawnServer } from "#scripts/built-app.mjs";
import { processorMs } from "./process-figures.ts";

const POLL_MS = 5;
const READY_WITHIN_MS = 60_000;
/** The memory of a small machine, in megabytes. The figures are those of a server there: a larger one lets it use more. */
const SMALL_MACHINE = 2048;

export interface TimedApp {
  url: string;
  pid: number;
  /** The time from the start of the process until it reports that it is ready, in milliseconds. */
  readyMs: number;
  processorMs: number | null;
  stop(): Promise<void>;
}

export async function startTimed(port: number, settings: Record<string, string>): Promise<TimedApp> {
  const url = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), APP_URL: url, SHUTDOWN_DELAY_SECONDS: "0", TRUST_PROXY: "on" };
  const started = performance.now();
  const command = serverCommandFor(SMALL_MACHINE);
  const child = spawnServer({ ...own, AI_PROVIDER: "offline", ...settings }, { command });
  const { pid } = child;
  if (pid === undefined) throw new Error("The app could not be started");
  while (!(await isReady(url))) {
    if (performance.now() - started > READY_WITHIN_MS || child.exitCode !== null) {
      child.kill("SIGKILL");
      throw new Error("The app did not start");
    }
    await wait(POLL_MS);
  }
  return {
    url,
    pid,
    readyMs: performance.now() - started,
    processorMs: processorMs(pid),
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
