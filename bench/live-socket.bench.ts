// Measures the memory of a tab's idle websocket: a server's heap after garbage collection with a thousand websockets,
// minus the heap without them, divided by their number. The server is its own process.
import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { io, type Socket } from "socket.io-client";
import { LIVE_PATH } from "#contract/live.ts";
import { loadConfig } from "#server/platform/config.ts";
import { createLog } from "#server/platform/log/log.ts";
import { startServer } from "#server/start-server.ts";
import { Person } from "#test-support/person.ts";
import { startDatabase } from "#test-support/start-database.ts";
import { loadNow, printFigure } from "./figures.ts";

const PORT = 4395;
const PEOPLE = 25;
/** The number of tabs that each person opens. The server allows a person fifty per process. */
const TABS_A_PERSON = 40;
const MOST_KB = 10;
const SETTLED_AFTER_MS = 3_000;

/** Runs in the child process: starts the server, and reports the size of the heap when the parent requests it. */
async function serve(settings: Record<string, string>): Promise<void> {
  const config = loadConfig(settings);
  const log = createLog("silent", { write: () => {} });
  await startServer({ config, log, tell: () => {}, signal: new AbortController().signal });
  process.on("message", () => {
    globalThis.gc?.();
    process.send?.({ bytes: process.memoryUsage().heapUsed });
  });
  process.send?.({ bytes: 0 });
}

async function heapOf(child: ChildProcess): Promise<number> {
  const answer = once(child, "message");
  child.send("heap");
  const [{ bytes }] = (await answer) as [{ bytes: number }];
  return bytes;
}

async function newPerson(url: string): Promise<string> {
  const person = new Person(url);
  const { status } = await person.post("/api/auth/sign-in/anonymous", {});
  if (status !== 200) throw new Error(`The app answered ${status}`);
  return person.cookieHeader();
}

async function openTab(url: string, cookie: string): Promise<Socket> {
  const socket = io(url, {
    ...{ path: LIVE_PATH, addTrailingSlash: false, transports: ["websocket"], reconnection: false },
    ...{ forceNew: true, extraHeaders: { cookie, origin: url } },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.once("connect", resolve);
  socket.once("connect_error", reject);
  await promise;
  return socket;
}

const openTabs = (url: string, cookie: string) =>
  Promise.all(Array.from({ length: TABS_A_PERSON }, () => openTab(url, cookie)));

async function measure(child: ChildProcess, url: string): Promise<void> {
  const load = loadNow();
  const cookies: string[] = [];
  for (let count = 0; count < PEOPLE; count += 1) cookies.push(await newPerson(url));
  // The first websockets load code into memory that all later ones share, so they are opened before measuring.
  const first = await openTabs(url, cookies[0] ?? "");
  await wait(SETTLED_AFTER_MS);
  for (const tab of first) tab.close();
  await wait(SETTLED_AFTER_MS);
  const before = await heapOf(child);
  const tabs: Socket[] = [];
  for (const cookie of cookies) tabs.push(...(await openTabs(url, cookie)));
  await wait(SETTLED_AFTER_MS);
  const value = ((await heapOf(child)) - before) / tabs.length / 1024;
  const title = `Heap of one of ${tabs.length} idle live sockets`;
  printFigure({ title, value, unit: "KB", atMost: MOST_KB }, load);
  for (const tab of tabs) tab.close();
}

async function main(): Promise<void> {
  const database = await startDatabase();
  const url = `http://127.0.0.1:${PORT}`;
  const settings = {
    ...{ DATABASE_URL: database.url, DATA_DIR: database.dataDir, PORT: String(PORT), APP_URL: url },
    ...{ ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`, TRUST_PROXY: "on" },
  };
  const child = fork(import.meta.filename, [JSON.stringify(settings)], { execArgv: [...process.execArgv] });
  try {
    await once(child, "message");
    await measure(child, url);
  } finally {
    child.kill();
    await once(child, "exit");
    await database.stop();
  }
}

const [settings] = process.argv.slice(2);
if (settings) await serve(JSON.parse(settings));
else await main();
