// Starts the built app in a process of its own, on a data folder that is deleted afterwards.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildAppIfChanged, spawnServer } from "#scripts/built-app.mjs";

const READY_WITHIN_MS = 90_000;
const POLL_MS = 100;

export interface BenchApp {
  url: string;
  stop(): Promise<void>;
}

/** Starts the app. `settings` are environment variables in addition to those of every benchmark. */
export async function startApp(port: number, settings: Record<string, string> = {}): Promise<BenchApp> {
  await buildAppIfChanged();
  const dataDir = mkdtempSync(join(tmpdir(), "arcana-bench-"));
  const url = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), DATA_DIR: dataDir, APP_URL: url, SHUTDOWN_DELAY_SECONDS: "0" };
  const child = spawnServer({ ...own, ...settings });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!hasEnded()) {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > deadline || hasEnded()) {
      await stop();
      throw new Error("The app did not start");
    }
    await wait(POLL_MS);
  }
  // If the port was taken, this app has ended, and another program may be the one that answers here.
  if (hasEnded()) {
    await stop();
    throw new Error(`The app ended: is ${url} taken?`);
  }
  return { url, stop };
}
