// A rolling restart of two processes behind a balancer that polls readiness, under load: how many requests fail.
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, createServer, type IncomingMessage, type Server, request as send } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildServerIfChanged } from "#scripts/build-server.mjs";
import { spawnServer } from "#scripts/built-app.mjs";
import { startDatabase } from "#test-support/start-database.ts";

const HOST = "127.0.0.1";
const READINESS_POLL_MS = 150;
const SHUTDOWN_DELAY_SECONDS = 2;
const READY_WITHIN_MS = 60_000;
const BALANCER_KEEPS_IDLE_MS = 30_000;
const PATHS = ["/api/me", "/api/cards", "/healthz"];

export interface RollingRestart {
  requests: number;
  /** Counts as a failure: no answer, or a status of 500 and more. */
  failed: number;
  /** The number of times that each failure was seen, by its status or the network's code. */
  failures: Record<string, number>;
}

export interface RollingRestartOptions {
  /** The ports of the balancer, and of the two processes after it. */
  port: number;
  restarts: number;
  /** The minimum number of requests; more are sent where the restarts take longer. */
  requests: number;
  /** The number of clients that ask at the same time. */
  clients: number;
  /** How long a client waits between two requests, in milliseconds. */
  pauseMs: number;
}

/** Starts everything on loopback, with a database of its own, and leaves nothing behind. */
export async function rehearseRollingRestart(options: RollingRestartOptions): Promise<RollingRestart> {
  const { port, restarts } = options;
  await buildServerIfChanged();
  const database = await startDatabase();
  const shared = {
    DATABASE_URL: database.url,
    APP_URL: `http://${HOST}:${port}`,
    ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
    AUTH_SECRET: randomBytes(16).toString("hex"),
    SHUTDOWN_DELAY_SECONDS: String(SHUTDOWN_DELAY_SECONDS),
  };
  const backends = [new Backend(port + 1, shared), new Backend(port + 2, shared)];
  let balancer: Balancer | undefined;
  try {
    for (const backend of backends) await backend.start();
    balancer = await startBalancer(port, backends);
    await balancer.whenReady(backends.length);
    const load = askAll(options);
    for (let count = 0; count < restarts; count += 1) {
      const backend = backends[count % backends.length];
      await backend?.stop();
      await backend?.start();
      await balancer.whenReady(backends.length);
    }
    return await load.finish();
  } finally {
    await balancer?.close();
    for (const backend of backends) await backend.close();
    await database.stop();
  }
}

/** One process of the app, which is ended and started again on the same port. */
class Backend {
  isReady = false;
  readonly port: number;
  readonly agent = new Agent({ keepAlive: true, timeout: BALANCER_KEEPS_IDLE_MS });
  readonly #settings: Record<string, string>;
  readonly #dataDir = mkdtempSync(join(tmpdir(), "arcana-rolling-"));
  #child: ChildProcess | undefined;

  constructor(port: number, settings: Record<string, string>) {
    this.port = port;
    this.#settings = settings;
  }

  async start(): Promise<void> {
    const child = spawnServer({ PORT: String(this.port), DATA_DIR: this.#dataDir, ...this.#settings });
    this.#child = child;
    const deadline = performance.now() + READY_WITHIN_MS;
    while (!(await isReady(this.port))) {
      if (performance.now() > deadline || child.exitCode !== null) throw new Error("A process did not start");
      await wait(READINESS_POLL_MS);
    }
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    this.agent.destroy();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

interface Balancer {
  /** Resolves when the balancer sends requests to so many processes. */
  whenReady(count: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * A balancer that asks each process whether it is ready, sends requests to the ready ones in turn, and never
 * tries twice.
 */
async function startBalancer(port: number, backends: Backend[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const ready = backends.filter((backend) => backend.isReady);
    const backend = ready[turn++ % Math.max(1, ready.length)];
    if (!backend) return void outgoing.writeHead(503).end("nobody is ready");
    const { method, url, headers } = incoming;
    const options = { host: HOST, port: backend.port, agent: backend.agent, method, path: url, headers };
    const forwarded = send(options, (answer) => {
      const { connection: _own, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(outgoing);
    });
    forwarded.on("error", (error: NodeJS.ErrnoException) => outgoing.writeHead(502).end(error.code));
    incoming.pipe(forwarded);
  });
  const poll = setInterval(() => {
    for (const backend of backends) {
      void isReady(backend.port).then((isReady) => {
        backend.isReady = isReady;
      });
    }
  }, READINESS_POLL_MS);
  await listen(server, port);
  return {
    async whenReady(count) {
      while (backends.filter((backend) => backend.isReady).length < count) await wait(READINESS_POLL_MS);
    },
    async close() {
      clearInterval(poll);
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Starts clients that ask until `finish` is called and at least `requests` were sent. */
function askAll({ port, requests, clients, pauseMs }: RollingRestartOptions) {
  const result: RollingRestart = { requests: 0, failed: 0, failures: {} };
  const agent = new Agent({ keepAlive: true });
  let isFinishing = false;
  const client = async (first: number) => {
    for (let count = first; !isFinishing || result.requests < requests; count += 1) {
      result.requests += 1;
      const failure = await failureOf(agent, port, PATHS[count % PATHS.length] ?? "/");
      if (failure !== undefined) {
        result.failed += 1;
        result.failures[failure] = (result.failures[failure] ?? 0) + 1;
      }
      await wait(pauseMs);
    }
  };
  const done = Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  return {
    async finish() {
      isFinishing = true;
      await done;
      agent.destroy();
      return result;
    },
  };
}

async function failureOf(agent: Agent, port: number, path: string): Promise<string | undefined> {
  try {
    const { status, body } = await get({ port, path, agent });
    return status < 500 ? undefined : `${status} ${body.slice(0, 60)}`;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

async function isReady(port: number): Promise<boolean> {
  return await get({ port, path: "/readyz", agent: undefined }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function get(options: { port: number; path: string; agent: Agent | undefined }) {
  const asked = send({ host: HOST, ...options });
  asked.end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  let body = "";
  for await (const chunk of answer) body += String(chunk);
  return { status: answer.statusCode ?? 0, body };
}

async function listen(server: Server, port: number): Promise<void> {
  const listening = once(server, "listening");
  server.listen(port, HOST);
  await listening;
}
