import type { ChildProcess } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildAppIfChanged, spawnServer } from "#scripts/built-app.mjs";
import { projectFolder } from "#scripts/pinned-node.mjs";
import { copyCluster } from "#test-support/copy-cluster.ts";

const POLL_MS = 50;
const START_MS = 90_000;
const BUILD_MS = 170_000;
/** The files that a copy of the project leaves out. */
const NOT_COPIED = [".data", ".git", ".react-router", "build", "coverage", "node_modules"];

export interface App {
  url: string;
  dataDir: string;
}

export interface RunningApp extends App {
  /** Ends the app and deletes what it wrote. */
  stop(): Promise<void>;
}

/** Where and how an app starts, apart from its settings. */
export interface Start {
  /** The name of this machine in the app's address; `127.0.0.1` if absent. */
  host?: "localhost";
  /** The database of an app that has stopped. The app begins with a copy; if absent, it makes its own. */
  cluster?: string;
}

/**
 * Starts the app as `npm start` does, in its own process on a free port, with its own data folder and PostgreSQL.
 * `settings` are environment variables.
 */
export async function launchApp(
  settings: Record<string, string> = {},
  start: Start = {},
): Promise<RunningApp> {
  await buildAppIfChanged();
  return await launch({ ...start, readyMs: START_MS }, settings);
}

/**
 * Starts the app once on an empty data folder and stops it. Returns the folder of its database, with all tables, for other
 * apps to begin with, and a function that deletes it.
 */
export async function makeCluster(): Promise<{ cluster: string; remove(): void }> {
  await buildAppIfChanged();
  const { dataDir, end } = await startProcess({ readyMs: START_MS }, {});
  await end();
  return {
    cluster: join(dataDir, "postgres"),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/**
 * Starts the app with pages that are built for these settings, which takes as long as a build. It runs `npm start` in a
 * copy of the project and of its built server, so that the pages of the other journeys do not change.
 */
export async function launchAppBuiltFor(
  settings: Record<string, string>,
  start: Start = {},
): Promise<RunningApp> {
  const folder = mkdtempSync(join(tmpdir(), "arcana-project-"));
  const parts = readdirSync(projectFolder).filter((name) => !NOT_COPIED.includes(name));
  for (const name of parts) cpSync(join(projectFolder, name), join(folder, name), { recursive: true });
  symlinkSync(join(projectFolder, "node_modules"), join(folder, "node_modules"));
  const command = ["scripts/start.mjs"];
  const app = await launch({ ...start, folder, command, readyMs: BUILD_MS }, settings);
  return {
    ...app,
    async stop() {
      await app.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface ProcessStart extends Start {
  /** The folder in which the app starts; the project's folder if absent. */
  folder?: string;
  /** The arguments of Node; those that start the built server if absent. */
  command?: string[];
  readyMs: number;
}

/** Starts the app with a new data folder, which is deleted when it stops. */
export async function launch(wanted: ProcessStart, settings: Record<string, string>): Promise<RunningApp> {
  const { url, dataDir, end } = await startProcess(wanted, settings);
  return {
    url,
    dataDir,
    async stop() {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the app. `end` stops it and leaves its files. */
async function startProcess(
  { readyMs, host, cluster, ...what }: ProcessStart,
  settings: Record<string, string>,
): Promise<App & { end(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "arcana-journey-"));
  // PostgreSQL's own user can enter the folder, so that the database lies in it and is deleted with it.
  chmodSync(dataDir, 0o755);
  if (cluster) copyCluster(cluster, dataDir);
  const port = await freePort();
  const url = `http://${host ?? "127.0.0.1"}:${port}`;
  const lines: string[] = [];
  const own = { PORT: String(port), DATA_DIR: dataDir, APP_URL: url, SHUTDOWN_DELAY_SECONDS: "0" };
  const child = spawnServer({ ...own, ...settings }, { ...what, onOutput: (text) => lines.push(text) });
  await untilAnswering(url, { child, lines, withinMs: readyMs });
  return { url, dataDir, end: () => endProcess(child) };
}

async function untilAnswering(
  url: string,
  { child, lines, withinMs }: { child: ChildProcess; lines: string[]; withinMs: number },
): Promise<void> {
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

async function endProcess(child: ChildProcess): Promise<void> {
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
