import type { ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildAppIfChanged, spawnServer } from "#scripts/built-app.mjs";
import { projectFolder } from "#scripts/pinned-node.mjs";

const POLL_MS = 50;
const START_MS = 90_000;
const BUILD_MS = 170_000;
/** The files that a copy of the project leaves out. */
const NOT_COPIED = [".data", ".git", ".react-router", "build", "build-server", "coverage", "node_modules"];

export interface App {
  url: string;
  dataDir: string;
}

export interface RunningApp extends App {
  /** Ends the app and deletes what it wrote. */
  stop(): Promise<void>;
}

/**
 * Starts the app as `npm start` does, in its own process on a free port, with its own data folder and PostgreSQL.
 * `settings` are environment variables; `host` replaces `127.0.0.1` in the app's address.
 */
export async function launchApp(
  settings: Record<string, string> = {},
  host?: "localhost",
): Promise<RunningApp> {
  await buildAppIfChanged();
  return await launch({ readyMs: START_MS, ...(host && { host }) }, settings);
}

/**
 * Starts the app with pages that are built for these settings, which takes as long as a build. It runs `npm start` in a
 * copy of the project, so that the pages of the other journeys do not change.
 */
export async function launchAppBuiltFor(settings: Record<string, string>): Promise<RunningApp> {
  const folder = mkdtempSync(join(tmpdir(), "arcana-project-"));
  const parts = readdirSync(projectFolder).filter((name) => !NOT_COPIED.includes(name));
  for (const name of parts) cpSync(join(projectFolder, name), join(folder, name), { recursive: true });
  symlinkSync(join(projectFolder, "node_modules"), join(folder, "node_modules"));
  const app = await launch({ folder, command: ["scripts/start.mjs"], readyMs: BUILD_MS }, settings);
  return {
    ...app,
    async stop() {
      await app.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Process {
  /** The folder in which the app starts; the project's folder if absent. */
  folder?: string;
  /** The arguments of Node; those that start the built server if absent. */
  command?: string[];
  /** The name of this machine in the app's address; `127.0.0.1` if absent. */
  host?: string;
  readyMs: number;
}

async function launch(
  { readyMs, host = "127.0.0.1", ...what }: Process,
  settings: Record<string, string>,
): Promise<RunningApp> {
  const dataDir = mkdtempSync(join(tmpdir(), "arcana-journey-"));
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const lines: string[] = [];
  const own = { PORT: String(port), DATA_DIR: dataDir, APP_URL: url, SHUTDOWN_DELAY_SECONDS: "0" };
  const child = spawnServer({ ...own, ...settings }, { ...what, onOutput: (text) => lines.push(text) });
  await untilAnswering(url, { child, lines, withinMs: readyMs });
  return {
    url,
    dataDir,
    async stop() {
      await end(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface Starting {
  child: ChildProcess;
  lines: string[];
  withinMs: number;
}

async function untilAnswering(url: string, { child, lines, withinMs }: Starting): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await wait(POLL_MS);
  }
  child.kill("SIGKILL");
  throw new Error(`The app did not start:\n${lines.join("")}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}
