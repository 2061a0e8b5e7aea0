// Runs one process of the app behind a balancer. The process can be ended and started again on the same port.
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { spawnServer } from "#scripts/built-app.mjs";
import { ask } from "./ask.ts";

const POLL_MS = 150;
const READY_WITHIN_MS = 60_000;
const METRICS_TOKEN = "a token for the figures";
/**
 * Matches a line of `/metrics` with the number of answers of one route, except for the routes of health checks and
 * metrics.
 */
const ANSWERS = /^http_request_duration_seconds_count\{(?!.*(?:healthz|readyz|metrics)).*\} (\d+)$/gm;
const LIVE_CONNECTIONS = /^live_connections (\d+)$/m;

/** Returns new settings that processes of one app share: its secrets, the offline duck, and an end without a delay. */
export function sharedSettings(): Record<string, string> {
  return {
    ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
    AUTH_SECRET: randomBytes(16).toString("hex"),
    TRUST_PROXY: "on",
    AI_PROVIDER: "offline",
    SHUTDOWN_DELAY_SECONDS: "0",
    LOG_LEVEL: "error",
  };
}

export class Backend {
  readonly port: number;
  readonly #settings: Record<string, string>;
  readonly #dataDir = mkdtempSync(join(tmpdir(), "arcana-rolling-"));
  #child: ChildProcess | undefined;

  constructor(port: number, settings: Record<string, string>) {
    this.port = port;
    this.#settings = { METRICS_TOKEN, ...settings };
  }

  /** Starts the process. Resolves when it reports that it is ready. */
  async start(): Promise<void> {
    const child = spawnServer({ PORT: String(this.port), DATA_DIR: this.#dataDir, ...this.#settings });
    this.#child = child;
    const deadline = performance.now() + READY_WITHIN_MS;
    while (!(await this.isReady())) {
      if (performance.now() > deadline || child.exitCode !== null) throw new Error("A process did not start");
      await wait(POLL_MS);
    }
  }

  /** Resolves when the process has ended. */
  async end(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  async isReady(): Promise<boolean> {
    const { port } = this;
    return await ask({ port, path: "/readyz" }).then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  /**
   * Returns the number of requests that the process has answered since its start, without health checks and metrics.
   */
  async answers(): Promise<number> {
    const metrics = await this.#metrics();
    return [...metrics.matchAll(ANSWERS)].reduce((sum, [, count]) => sum + Number(count), 0);
  }

  /** Returns the number of browser tabs that are connected to this process. */
  async liveConnections(): Promise<number> {
    return Number(LIVE_CONNECTIONS.exec(await this.#metrics())?.[1] ?? 0);
  }

  async close(): Promise<void> {
    await this.end();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async #metrics(): Promise<string> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const { status, body } = await ask({ port: this.port, path: "/metrics", headers });
    if (status !== 200) throw new Error(`A process answered ${status} when asked for its figures`);
    return body;
  }
}
