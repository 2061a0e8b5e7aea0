// Starts and stops the server: everything opened here is closed in reverse order.
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import { type App, createApp } from "./app.ts";
import { createClosers } from "./closers.ts";
import { createDependencies, type Dependencies } from "./dependencies.ts";
import { OUTBOX_PATH, showsOutbox } from "./features/outbox/outbox.ts";
import { openDuck } from "./platform/ai/open-duck.ts";
import { systemClock } from "./platform/clock.ts";
import { SettingError } from "./platform/config/parse-settings.ts";
import type { Config } from "./platform/config.ts";
import { openKeyring } from "./platform/crypto/keyring.ts";
import { logMissingKeys } from "./platform/crypto/log-missing-keys.ts";
import { openDatabase } from "./platform/db/database.ts";
import { isConnectionRefused } from "./platform/db/database-fault.ts";
import { ensureLoginWithoutRights } from "./platform/db/login-role.ts";
import { migrate } from "./platform/db/migrate.ts";
import { reachPooler } from "./platform/db/reach-pooler.ts";
import { seedReference } from "./platform/db/seed-reference.ts";
import { jobRecorder } from "./platform/figures/record-job.ts";
import { startProcessReports } from "./platform/figures/report-process.ts";
import { checkListenable, createHttpServer } from "./platform/http/http-server.ts";
import { createStaticSite, type StaticSite } from "./platform/http/static-site.ts";
import { startJobs } from "./platform/jobs/start-jobs.ts";
import type { Logger } from "./platform/log/log.ts";
import { createMetrics } from "./platform/metrics.ts";
import { startEmbeddedPostgres } from "./platform/postgres/embedded-postgres.ts";
import { lockDataFolder } from "./platform/postgres/hold-data-folder.ts";
import { systemRandom } from "./platform/random.ts";
import { prepareFirstText } from "./prepare-first-text.ts";
import { RETIRED_JOBS, scheduledJobs, workQueues } from "./scheduled-jobs.ts";

export const SITE_FOLDER = join(import.meta.dirname, "../../build/client");

export interface RunningServer {
  /** The server's address for a browser on this machine. */
  address: string;
  /** The names and values that `npm start` prints. */
  summary: readonly (readonly [name: string, value: string])[];
  /**
   * Stops the server: reports that it is not ready and keeps answering for `delayMs`, so that a load balancer
   * can react. Then finishes running requests for at most `graceMs` and closes everything.
   */
  stop(times: { graceMs: number; delayMs: number }): Promise<void>;
}

export interface StartOptions {
  config: Config;
  log: Logger;
  /** Receives progress lines for the person who starts the server. */
  tell: (line: string) => void;
  /** A signal that aborts the start between two of its steps. */
  signal: AbortSignal;
}

/**
 * Starts the server. Resolves when every request can be answered. If a step fails, everything opened so far
 * is closed.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const closers = createClosers(options.log);
  try {
    return await start(options, closers);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function start(
  options: StartOptions,
  closers: ReturnType<typeof createClosers>,
): Promise<RunningServer> {
  const { config, log, signal } = options;
  const hold = lockDataFolder(config.dataDir);
  closers.add("the data folder", () => hold.release());
  await checkListenable(config);

  const connectionString = await connect(options, closers);
  signal.throwIfAborted();
  await migrateOrExplain(connectionString, options);
  signal.throwIfAborted();

  const withoutRights = await ensureLoginWithoutRights(connectionString, log);
  const poolerString = await reachPooler(config, withoutRights);
  const database = await openDatabase({ connectionString: withoutRights, poolerString, log });
  closers.add("the database connections", () => database.close());
  const metrics = createMetrics({ process: true });
  const duck = openDuck({ settings: config.ai, database, log, clock: systemClock, metrics });
  const base = { config, log, database, metrics, duck, clock: systemClock, random: systemRandom };
  const dependencies = createDependencies(base);
  const { homeModels } = dependencies;
  const looking = homeModels.lookAtStart();
  await homeModels.refresh();
  closers.add("the choice of a model", homeModels.watch());
  closers.add("downloads and trials of models", () => homeModels.stop());
  await deleteUnfinishedFiles(dependencies);
  closers.add("the reports of this process", startProcessReports(dependencies));
  closers.add("the mail", () => dependencies.mail.close());
  closers.add("the live connections", () => dependencies.live.close());
  closers.add("readings and replies under way", (graceMs) => finishRuns(dependencies, graceMs));
  await logMissingKeys(database, openKeyring({ ...config, log }), log);
  const { deck } = dependencies;
  await seedReference(database, { version: deck.version, cards: deck.cards, blockTypes: BLOCK_TYPES });

  const { post } = dependencies;
  const queues = workQueues(dependencies);
  const work = { jobs: scheduledJobs(dependencies, connectionString), retired: RETIRED_JOBS, queues };
  const onRun = jobRecorder(dependencies);
  const jobs = await startJobs({ connectionString, ...work, post, log, metrics, onRun });
  closers.add("the jobs", () => jobs.stop());
  signal.throwIfAborted();

  const app = createApp(dependencies, openSite(dependencies));
  const address = await listen(app, dependencies, { closers, connectionString: withoutRights });
  hold.announce(address);
  void prepareFirstText();
  return {
    address,
    summary: [...summarise(address, dependencies), ...(await looking)(address)],
    async stop({ graceMs, delayMs }) {
      app.announceStop();
      await wait(delayMs);
      await closers.closeAll(graceMs);
    },
  };
}

/**
 * Error codes of PostgreSQL and the network for a database that cannot be used with the given setting, beside those of a
 * refused connection.
 */
const UNREACHABLE = new Set(["ENOTFOUND", "ENOENT", "28P01", "28000", "3D000"]);

async function migrateOrExplain(connectionString: string, { config, log }: StartOptions): Promise<void> {
  try {
    await migrate(connectionString, log);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!config.databaseUrl || !(UNREACHABLE.has(code) || isConnectionRefused(error))) throw error;
    const reason = error instanceof Error && error.message ? error.message : code;
    throw new SettingError(`DATABASE_URL names a database that cannot be used: ${reason}`, {
      cause: error,
    });
  }
}

/** Returns the connection string of the configured database, or starts the embedded one. */
async function connect(
  { config, tell }: StartOptions,
  closers: ReturnType<typeof createClosers>,
): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: tell });
  closers.add("PostgreSQL", () => postgres.stop());
  return postgres.url;
}

/**
 * Waits for running readings and replies when the server stops, because somebody may follow them on another device. A
 * run that takes longer than the wait counts as dead and may be retried.
 */
async function finishRuns(
  { readingRuns, chatRuns, patternRuns, searchRuns }: Dependencies,
  graceMs: number,
): Promise<void> {
  const idle = Promise.all([readingRuns, chatRuns, patternRuns, searchRuns].map((runs) => runs.whenIdle()));
  await Promise.race([idle, wait(graceMs, undefined, { ref: false })]);
}

async function listen(
  app: App,
  { config, auth, live }: Dependencies,
  { closers, connectionString }: { closers: ReturnType<typeof createClosers>; connectionString: string },
): Promise<string> {
  const server = await createHttpServer(config);
  server.on("request", (request, response) => void app.handle(request, response));
  closers.add("the web server", async (graceMs) => {
    server.close();
    server.closeIdleConnections();
    await app.close(graceMs);
    server.closeAllConnections();
  });
  await live.attach({ server, connectionString, auth, config });
  const { port } = server.address() as AddressInfo;
  return config.port === 0 ? `http://localhost:${port}` : config.appUrl;
}

/** Deletes what uploads of this server's last run left behind. Another server may be using a folder that is set. */
async function deleteUnfinishedFiles({ storage, config, clock, log }: Dependencies): Promise<void> {
  if (config.storageUrl !== undefined) return;
  const files = await storage.deleteUnfinished(clock.now());
  if (files > 0) log.info({ files }, "unfinished uploads were deleted");
}

function openSite({ auth, config, log }: Dependencies): StaticSite | undefined {
  if (!existsSync(SITE_FOLDER)) {
    log.warn("the web app is not built, so only the API answers");
    return undefined;
  }
  return createStaticSite({
    folder: SITE_FOLDER,
    keptIn: config.dataDir,
    appUrl: config.appUrl,
    hasSession: (request) => auth.hasSessionCookie(request.headers),
  });
}

function summarise(address: string, { config, duck, mail, storage }: Dependencies): RunningServer["summary"] {
  return [
    ["address", address],
    [
      "database",
      config.databaseUrl ? describeDatabase(config.databaseUrl) : `PostgreSQL in ${config.dataDir}`,
    ],
    ["files", storage.description],
    ["duck", duck.label],
    ["mail", `${mail.description}${config.smtpUrl ? "" : outboxNote(address, config)}`],
  ];
}

/** Says where letters that are written into the outbox can be read. */
function outboxNote(address: string, config: Dependencies["config"]): string {
  return showsOutbox(config)
    ? `, shown at ${address}${OUTBOX_PATH}`
    : `; with NODE_ENV=development on this machine, ${OUTBOX_PATH} shows them`;
}

/** Describes the database for the log, without its password. */
function describeDatabase(databaseUrl: string): string {
  const { hostname, pathname, searchParams } = new URL(databaseUrl);
  return `PostgreSQL at ${hostname || searchParams.get("host") || "a local socket"}${pathname}`;
}
