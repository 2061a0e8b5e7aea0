// The product under attack: app processes and a fake model on loopback, with one PostgreSQL that is deleted afterwards.
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { buildAppIfChanged, spawnServer } from "#scripts/built-app.mjs";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import { type FakeNotion, startFakeNotion } from "#test-support/fake-notion.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import { startDatabase } from "#test-support/start-database.ts";

const READY_WITHIN_MS = 90_000;
const POLL_MS = 50;
/** The maximum number of database connections: up to eight processes run at once, each with a connection pool. */
const MAX_CONNECTIONS = "200";

/** The address of the push service that all browsers here name. Nothing listens there, and no message is ever due. */
export const PUSH_SERVICE = "http://127.0.0.1:9";

export interface AppProcess {
  url: string;
  port: number;
  /**
   * Resolves once `/readyz` answers 200. Throws with the process's last lines if the process ends before that.
   */
  untilReady(): Promise<void>;
  /** Sends the signal and resolves when the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Returns whether the process has ended. */
  hasEnded(): boolean;
  /** The text that the process has printed so far. */
  output(): string;
}

export interface Target {
  /** The connection string of the role that owns the whole database. */
  databaseUrl: string;
  /** The address of the process that every case may use. A case that kills a process starts its own. */
  url: string;
  port: number;
  app: AppProcess;
  model: FakeProvider;
  notion: FakeNotion;
  /** Runs SQL as the role that owns the whole database. */
  sql: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /**
   * Starts another process on the same database with the same keys. The process ends with the target, unless a case
   * ends it earlier.
   */
  startProcess(settings?: Record<string, string>): Promise<AppProcess>;
  close(): Promise<void>;
}

/**
 * Builds pages and server if their sources changed, then starts PostgreSQL, the fake services and one process of the app.
 * `settings` are for all processes.
 */
export async function openTarget(settings: Record<string, string> = {}): Promise<Target> {
  await buildAppIfChanged();
  const database = await startDatabase({ max_connections: MAX_CONNECTIONS });
  const model = await startFakeAnthropic();
  const notion = await startFakeNotion();
  // The pool has a single connection, so that a case may open a transaction. The pool is opened again after the
  // database was killed.
  const owner = new pg.Pool({ connectionString: database.url, max: 1 });
  owner.on("error", () => undefined);
  const processes: AppProcess[] = [];
  const sharedFiles = mkdtempSync(join(tmpdir(), "arcana-attack-files-"));
  const folders: string[] = [sharedFiles];
  const shared = {
    DATABASE_URL: database.url,
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString("base64")}`,
    AUTH_SECRET: randomBytes(32).toString("base64"),
    AI_PROVIDER: "anthropic",
    ANTHROPIC_API_KEY: model.apiKey,
    ANTHROPIC_BASE_URL: model.url,
    PUSH_SERVICE_URL: PUSH_SERVICE,
    ...notion.settings,
    // Several processes store files in one place.
    STORAGE_URL: pathToFileURL(sharedFiles).href,
    // Each person gets an IP address in a network of their own, as behind a proxy.
    TRUST_PROXY: "on",
    ...settings,
  };

  async function startProcess(own: Record<string, string> = {}): Promise<AppProcess> {
    const dataDir = mkdtempSync(join(tmpdir(), "arcana-attack-"));
    folders.push(dataDir);
    const started = await spawnApp({ ...shared, DATA_DIR: dataDir, ...own });
    processes.push(started);
    await started.untilReady();
    return started;
  }

  const app = await startProcess();
  return {
    databaseUrl: database.url,
    url: app.url,
    port: app.port,
    app,
    model,
    notion,
    sql: async (text, values) => (await owner.query(text, values)).rows,
    startProcess,
    async close() {
      await Promise.all(processes.map((each) => each.end("SIGTERM")));
      await owner.end();
      await Promise.all([model.close(), notion.close()]);
      await database.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the server on a free port, or on the one that `settings` name. */
export async function spawnApp(settings: Record<string, string>): Promise<AppProcess> {
  const port = Number(settings.PORT ?? (await freePort()));
  const url = settings.APP_URL ?? `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const child = spawnServer(
    { ...settings, PORT: `${port}`, APP_URL: url },
    { onOutput: (text) => lines.push(text) },
  );
  return {
    url,
    port,
    untilReady: () => untilReady(`http://127.0.0.1:${port}`, child, lines),
    end: (signal) => end(child, signal),
    hasEnded: () => hasEnded(child),
    output: () => lines.join(""),
  };
}

async function untilReady(url: string, child: ChildProcess, lines: string[]): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && !hasEnded(child)) {
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await wait(POLL_MS);
  }
  await end(child, "SIGKILL");
  throw new Error(`The app did not start:\n${lines.join("").slice(-2000)}`);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}
