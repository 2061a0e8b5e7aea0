// Runs two processes of the app on one database behind a balancer, all on loopback.
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { buildServerIfChanged } from "#scripts/build-server.mjs";
import { startDatabase, type ThrowAwayDatabase } from "#test-support/start-database.ts";
import { ask, HOST } from "./ask.ts";
import { Backend } from "./backend.ts";
import { type BalancerName, startBalancer } from "./balancer.ts";
import type { Balancer } from "./small-balancer.ts";

const POLL_MS = 100;
const REACHED_WITHIN_MS = 30_000;
const PROBED = "/api/cards";

export interface TwoBehind {
  url: string;
  backends: readonly Backend[];
  database: ThrowAwayDatabase;
  /** Resolves when the balancer sends requests to both processes. */
  untilReached(): Promise<void>;
  /** Ends everything and leaves nothing behind. */
  close(): Promise<void>;
}

interface Options {
  /** The port of the balancer. The processes listen on the two ports after it. */
  port: number;
  balancer: BalancerName;
  /** Environment variables of both processes. */
  settings?: Record<string, string>;
}

export async function startTwoBehind({ port, balancer, settings }: Options): Promise<TwoBehind> {
  await buildServerIfChanged();
  const database = await startDatabase();
  const shared = {
    DATABASE_URL: database.url,
    APP_URL: `http://${HOST}:${port}`,
    ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
    AUTH_SECRET: randomBytes(16).toString("hex"),
    TRUST_PROXY: "on",
    ...settings,
  };
  const backends = [new Backend(port + 1, shared), new Backend(port + 2, shared)];
  let front: Balancer | undefined;
  const close = async () => {
    await front?.close();
    for (const backend of backends) await backend.close();
    await database.stop();
  };
  const untilReached = async () => {
    for (const backend of backends) await untilReachedBy(backend, port);
  };
  try {
    for (const backend of backends) await backend.start();
    front = await startBalancer(balancer, port, backends);
    await untilReached();
  } catch (error) {
    await close();
    throw error;
  }
  return { url: shared.APP_URL, backends, database, untilReached, close };
}

/** Sends requests to the balancer until this process has answered one of them. */
async function untilReachedBy(backend: Backend, port: number): Promise<void> {
  const before = await backend.answers();
  const deadline = performance.now() + REACHED_WITHIN_MS;
  while ((await backend.answers()) === before) {
    if (performance.now() > deadline) throw new Error(`The balancer never asked port ${backend.port}`);
    await ask({ port, path: PROBED }).catch(() => undefined);
    await wait(POLL_MS);
  }
}
