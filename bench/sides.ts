// Runs the app and a bare server as two processes on one database, and compares their processor time and memory.
import { type ChildProcess, fork, type StdioOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serverSettings } from "#scripts/built-app.mjs";
import { createApp } from "#server/app.ts";
import { createDependencies, type Dependencies } from "#server/dependencies.ts";
import { openDuck } from "#server/platform/ai/open-duck.ts";
import { systemClock } from "#server/platform/clock.ts";
import { loadConfig } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { createHttpServer } from "#server/platform/http/http-server.ts";
import { createLog } from "#server/platform/log/log.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import { systemRandom } from "#server/platform/random.ts";
import { startDatabase } from "#test-support/start-database.ts";

export interface Setup {
  databaseUrl: string;
  dataDir: string;
  encryptionKeys: string;
}

/** The child process's streams: the log is written in full to the null device. */
const LOG_TO_NOWHERE: StdioOptions = ["ignore", "ignore", "inherit", "ipc"];
/** The arguments with which Node starts the server in production, as far as they change what these benchmarks measure. */
const FLAGS = ["--max-semi-space-size=4"];
/** The interval at which a side measures its own memory, in milliseconds, if it looks for the peak. */
const LOOK_EVERY_MS = 5;

export async function openDependencies({
  databaseUrl,
  dataDir,
  encryptionKeys,
}: Setup): Promise<Dependencies> {
  const config = loadConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ENCRYPTION_KEYS: encryptionKeys,
  });
  const log = createLog("info");
  const database = await openDatabase({ connectionString: databaseUrl, log });
  const shared = { config, log, database, clock: systemClock };
  const duck = openDuck({ ...shared, settings: config.ai });
  return createDependencies({
    ...shared,
    duck,
    random: systemRandom,
    metrics: createMetrics({ process: true }),
  });
}

/** Serves the whole app and returns the address. */
export async function serveApp(setup: Setup): Promise<string> {
  const app = createApp(await openDependencies(setup));
  const server = await createHttpServer({ host: "127.0.0.1", port: 0 });
  server.on("request", (incoming, response) => void app.handle(incoming, response));
  return addressOf(server.address());
}

export function addressOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return `http://127.0.0.1:${address.port}`;
}

export interface Usage {
  /** The processor time of the process since its start, in milliseconds. */
  cpu: number;
  /** The memory of the process in bytes: now, and the most since the last time it was reported. */
  memory: number;
  peak: number;
}

/**
 * Runs in a side's process: reports the address, and the process's figures whenever the parent requests them. With
 * `findsPeak` it measures the memory all the time, which costs processor time.
 */
export function reportToParent(url: string, { findsPeak = false }: { findsPeak?: boolean } = {}): void {
  let peak = 0;
  const look = () => {
    const memory = process.memoryUsage.rss();
    peak = Math.max(peak, memory);
    return memory;
  };
  if (findsPeak) setInterval(look, LOOK_EVERY_MS);
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    const usage: Usage = { cpu: (user + system) / 1000, memory: look(), peak };
    peak = 0;
    process.send?.(usage);
  });
  process.send?.({ url });
}

export interface Side {
  url: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Starts `file` again in a child process as one of its sides. */
export async function startSide(
  file: string,
  { side, setup }: { side: string; setup: Setup },
): Promise<Side> {
  const child: ChildProcess = fork(file, [side, JSON.stringify(setup)], {
    stdio: LOG_TO_NOWHERE,
    execArgv: [...process.execArgv, ...FLAGS],
    env: { ...process.env, ...serverSettings },
  });
  const [{ url }] = (await once(child, "message")) as [{ url: string }];
  return {
    url,
    async usage() {
      const answer = once(child, "message");
      child.send("usage");
      const [usage] = (await answer) as [Usage];
      return usage;
    },
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

/** Calls `work` with a migrated database, which is deleted afterwards. */
export async function withDatabase(work: (setup: Setup) => Promise<void>): Promise<void> {
  const postgres = await startDatabase();
  try {
    await migrate(postgres.url, createLog("silent", { write: () => {} }));
    const encryptionKeys = `bench:${randomBytes(32).toString("base64")}`;
    await work({ databaseUrl: postgres.url, dataDir: postgres.dataDir, encryptionKeys });
  } finally {
    await postgres.stop();
  }
}
