// The entry point: reads the settings, starts the server, prints a summary, and shuts down on a signal.
import { NAMES } from "#domain/names.ts";
import { type Config, loadConfig } from "./platform/config.ts";
import { createLog, type Logger } from "./platform/log/log.ts";
import { nameSources } from "./platform/log/source-places.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const GRACE_MS = 20_000;
const DEVELOPMENT_GRACE_MS = 500;
/**
 * The default delay, in seconds, between reporting "not ready" and stopping; long enough for a load balancer that
 * checks `/readyz` every second or two.
 */
const SHUTDOWN_DELAY_SECONDS = 5;
const INTERRUPTED = 130;
/**
 * With npm, one Ctrl-C arrives twice: from the terminal and from npm. A signal within this time is a repeat.
 */
const ECHO_MS = 1_000;

/** Errors whose message alone is printed, as one line for the person who starts the server. */
const FOR_PEOPLE = new Set(["SettingError", "DataFolderBusyError", "ListenError"]);

const tell = (line: string) => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = loadConfig();
  const log = createLog(config.logLevel);
  const stopping = new AbortController();
  const starting = startServer({ config, log, tell, signal: stopping.signal });
  stopOnSignals({ starting, stopping, log, config });
  const server = await starting;
  // Tells `npm start`, which starts a server that dies again, but none that could not start.
  process.send?.("started");
  tell(
    `\n${[NAMES.product, ...server.summary.map(([name, value]) => `  ${name.padEnd(10)}${value}`)].join("\n")}\n`,
  );
}

function stopOnSignals(running: {
  starting: Promise<RunningServer>;
  stopping: AbortController;
  log: Logger;
  config: Config;
}): void {
  const { starting, stopping, log, config } = running;
  const graceMs = config.isProduction ? GRACE_MS : DEVELOPMENT_GRACE_MS;
  const signalDelayMs = 1000 * (config.shutdownDelaySeconds ?? defaultDelaySeconds(config));

  const stop = async (exitCode: number, delayMs: number) => {
    if (stopping.signal.aborted) process.exit(exitCode || INTERRUPTED);
    stopping.abort();
    const [started] = await Promise.allSettled([starting]);
    if (started.status === "fulfilled") await started.value.stop({ graceMs, delayMs });
    process.exit(exitCode);
  };
  let askedAt = Number.NEGATIVE_INFINITY;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (performance.now() - askedAt < ECHO_MS) return;
      askedAt = performance.now();
      tell(stopping.signal.aborted ? "Stopping at once." : "Stopping; answers under way are finished first.");
      void stop(0, signalDelayMs);
    });
  }
  // `npm start` itself was killed, so that nobody could stop this server any more.
  process.once("disconnect", () => void stop(0, 0));
  for (const trouble of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(trouble, (error: unknown) => {
      log.fatal({ err: error }, "an error that nothing caught");
      void stop(1, 0);
    });
  }
}

/**
 * Returns the default delay before stopping, in seconds. It is 0 on a terminal and outside production, where no load
 * balancer has to notice the stop.
 */
function defaultDelaySeconds({ isProduction }: Config): number {
  return isProduction && !process.stdout.isTTY ? SHUTDOWN_DELAY_SECONDS : 0;
}

try {
  await main();
} catch (error) {
  failToStart(error);
}

function failToStart(error: unknown): void {
  if (error instanceof Error && error.name === "AbortError") return;
  const isForPeople = error instanceof Error && FOR_PEOPLE.has(error.name);
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(isForPeople ? `${message}\n` : `${NAMES.product} could not start: ${message}\n`);
  if (!isForPeople && error instanceof Error)
    process.stderr.write(`${nameSources(error.stack?.split("\n").slice(1) ?? []).join("\n")}\n`);
  process.exit(1);
}
