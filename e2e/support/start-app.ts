import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll } from "vitest";
import { buildWebIfChanged } from "../../scripts/build-web.mjs";
import { nodeSettings } from "../../scripts/on-pinned-node.mjs";
import { projectFolder } from "../../scripts/pinned-node.mjs";

const POLL_MS = 50;
const START_MS = 90_000;
const BUILD_MS = 170_000;
/** What a copy of the project goes without. */
const NOT_COPIED = [".data", ".git", ".react-router", "build", "coverage", "node_modules"];

/** A hook that is registered inside of another one never runs, so this one stands here, once a file. */
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

export interface RunningApp {
  url: string;
  dataDir: string;
  /** Everything it printed so far. */
  output(): string;
  /** Ends it without a word, as a power cut does; `restart` brings it back on the same data and port. */
  kill(): Promise<void>;
  restart(): Promise<void>;
}

/**
 * The app as `npm start` runs it, a process of its own with a data folder and a PostgreSQL of its own, on a free port.
 * Call it in `beforeAll`; it is gone after the file's journeys. `settings` are environment variables.
 */
export async function startApp(settings: Record<string, string> = {}): Promise<RunningApp> {
  await buildWebIfChanged();
  return await start({ folder: projectFolder, script: "src/server/main.ts", readyMs: START_MS }, settings);
}

/**
 * The same with pages that are built for these settings, which takes as long as a build does: `npm start` in a copy of
 * the project, so that the pages of the other journeys stay as they are.
 */
export async function startAppBuiltFor(settings: Record<string, string>): Promise<RunningApp> {
  const folder = mkdtempSync(join(tmpdir(), "arcana-project-"));
  const parts = readdirSync(projectFolder).filter((name) => !NOT_COPIED.includes(name));
  for (const name of parts) cpSync(join(projectFolder, name), join(folder, name), { recursive: true });
  symlinkSync(join(projectFolder, "node_modules"), join(folder, "node_modules"));
  const app = await start({ folder, script: "scripts/start.mjs", readyMs: BUILD_MS }, settings);
  stops.push(async () => rmSync(folder, { recursive: true, force: true }));
  return app;
}

interface Process {
  folder: string;
  script: string;
  readyMs: number;
}

async function start(what: Process, settings: Record<string, string>): Promise<RunningApp> {
  const dataDir = mkdtempSync(join(tmpdir(), "arcana-journey-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const run = () => launch(what, { PORT: String(port), DATA_DIR: dataDir, APP_URL: url, ...settings }, lines);
  const untilReady = (child: ChildProcess) => untilAnswering(url, { child, lines, withinMs: what.readyMs });
  let child = run();
  await untilReady(child);
  stops.push(async () => {
    await end(child, "SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    url,
    dataDir,
    output: () => lines.join(""),
    kill: () => end(child, "SIGKILL"),
    async restart() {
      child = run();
      await untilReady(child);
    },
  };
}

function launch(
  { folder, script }: Process,
  settings: Record<string, string>,
  lines: string[],
): ChildProcess {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { PATH, HOME, NODE_ENV: "production", ...nodeSettings, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => lines.push(String(chunk)));
  return child;
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

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
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
