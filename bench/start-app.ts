// Starts the built app in a process of its own, on a data folder that is deleted afterwards.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildAppIfChanged, serverCommand, serverSettings } from "#scripts/built-app.mjs";
import { projectFolder } from "#scripts/pinned-node.mjs";

const READY_WITHIN_MS = 90_000;
const POLL_MS = 100;

export interface BenchApp {
  url: string;
  stop(): Promise<void>;
}

/** `settings` are environment variables beside those of every benchmark. */
export async function startApp(port: number, settings: Record<string, string> = {}): Promise<BenchApp> {
  await buildAppIfChanged();
  const dataDir = mkdtempSync(join(tmpdir(), "arcana-bench-"));
  const url = `http://127.0.0.1:${port}`;
  // The settings of the environment are left out, because they would lead to the operator's own database and
  // paid model.
  const { PATH, HOME } = process.env;
  const own = { PORT: String(port), DATA_DIR: dataDir, APP_URL: url, SHUTDOWN_DELAY_SECONDS: "0" };
  const env = { PATH, HOME, NODE_ENV: "production", ...serverSettings, ...own, ...settings };
  const child = spawn(process.execPath, serverCommand, { cwd: projectFolder, env, stdio: "ignore" });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
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
    if (Date.now() > deadline || child.exitCode !== null) {
      await stop();
      throw new Error("The app did not start");
    }
    await wait(POLL_MS);
  }
  return { url, stop };
}
