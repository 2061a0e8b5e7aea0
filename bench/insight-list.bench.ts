// What the history's page of 50 costs over HTTP, session, contract and log included, in processor time: the whole app
// against a bare node:http server that does one indexed select (of what a list shows of an insight), 50 decryptions of
// the same kind and nothing else.
// Each side is a process of its own, asked in turns.
import { type ChildProcess, fork, type StdioOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { createApp } from "#server/app.ts";
import { createDependencies, type Dependencies } from "#server/dependencies.ts";
import { sealBlock } from "#server/features/blocks/blocks.ts";
import { openInsightSummary, sealInsight } from "#server/features/insights/insights.ts";
import { openDuck } from "#server/platform/ai/open-duck.ts";
import { systemClock } from "#server/platform/clock.ts";
import { loadConfig } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { newId } from "#server/platform/db/ids.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { insights, userBlocks } from "#server/platform/db/tables/insights.ts";
import { createHttpServer } from "#server/platform/http/http-server.ts";
import { createLog } from "#server/platform/log/log.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import { systemRandom } from "#server/platform/random.ts";
import { someReading } from "#test-support/factories.ts";
import { startDatabase } from "#test-support/start-database.ts";
import { median, printRatio } from "./ratio.ts";

const LIMIT = 50;
const ROUNDS = 30;
const REQUESTS_A_ROUND = 60;
/** The number of people who ask at the same time. */
const READERS = 4;
const WARM_UP_REQUESTS = 600;
const MOST_TIMES = 2;
/** The number of blocks: every reading without a block makes one, and people come back to them. */
const INSIGHTS_A_BLOCK = 5;

/** Every line of the log is written, and nobody reads it. */
const LOG_TO_NOWHERE: StdioOptions = ["ignore", "ignore", "inherit", "ipc"];

interface Setup {
  databaseUrl: string;
  dataDir: string;
  encryptionKeys: string;
}

/** Runs in a child process, which says where it listens, and its CPU time whenever it is asked. */
async function serveSide(side: string, setup: Setup): Promise<void> {
  const url = side === "app" ? await serveApp(setup) : await serveBare(setup);
  process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
  process.send?.({ url });
}

async function openDependencies({ databaseUrl, dataDir, encryptionKeys }: Setup): Promise<Dependencies> {
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

async function serveApp(setup: Setup): Promise<string> {
  const app = createApp(await openDependencies(setup));
  const server = await createHttpServer({ host: "127.0.0.1", port: 0 });
  server.on("request", (incoming, response) => void app.handle(incoming, response));
  return addressOf(server.address());
}

async function serveBare(setup: Setup): Promise<string> {
  const { vault } = await openDependencies(setup);
  const pool = new pg.Pool({ connectionString: setup.databaseUrl, pipeline: true });
  const server = createServer(async (incoming, response) => {
    const userId = new URL(incoming.url ?? "", "http://bare").searchParams.get("user") ?? "";
    const key = await vault.keyOf(userId);
    const { rows } = await pool.query(
      `select user_id as "userId", id, spread_type as "spreadType", block_type_id as "blockTypeId",
         cards_drawn as "cardsDrawn", resonated, took_action as "tookAction", summary, is_imported as "isImported",
         created_at as "createdAt"
       from app.insights where user_id = $1 and deleted_at is null
       order by created_at desc, id desc limit ${LIMIT}`,
      [userId],
    );
    const items = rows.map(({ summary, ...row }) => {
      const opened = openInsightSummary(key, { ...row, summary });
      if (!opened.ok) throw new Error("A summary did not open");
      return { ...row, ...opened.value };
    });
    const body = JSON.stringify({ items });
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    });
    response.end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return addressOf(server.address());
}

function addressOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return `http://127.0.0.1:${address.port}`;
}

interface Child {
  process: ChildProcess;
  url: string;
}

async function startSide(side: string, setup: Setup): Promise<Child> {
  const child = fork(import.meta.filename, [side, JSON.stringify(setup)], { stdio: LOG_TO_NOWHERE });
  const [{ url }] = (await once(child, "message")) as [{ url: string }];
  return { process: child, url };
}

async function cpuOf(child: Child): Promise<number> {
  const answer = once(child.process, "message");
  child.process.send("cpu");
  const [{ cpu }] = (await answer) as [{ cpu: NodeJS.CpuUsage }];
  return (cpu.user + cpu.system) / 1000;
}

const agent = new Agent({ keepAlive: true });

async function ask(url: string, cookie: string): Promise<string> {
  const sent = request(url, { agent, headers: { cookie } });
  sent.end();
  const [response] = await once(sent, "response");
  let body = "";
  for await (const chunk of response.setEncoding("utf8")) body += chunk;
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${body}`);
  return body;
}

async function costOf(child: Child, askOnce: () => Promise<unknown>): Promise<number> {
  const before = await cpuOf(child);
  const askInTurn = async () => {
    for (let count = 0; count < REQUESTS_A_ROUND / READERS; count += 1) await askOnce();
  };
  await Promise.all(Array.from({ length: READERS }, askInTurn));
  return ((await cpuOf(child)) - before) / REQUESTS_A_ROUND;
}

async function signUp(url: string): Promise<{ userId: string; cookie: string }> {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ name: "", email: "reader@example.org", password: "correct horse battery" }),
  });
  const { user } = (await response.json()) as { user: { id: string } };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { userId: user.id, cookie };
}

async function fill(setup: Setup, userId: string): Promise<void> {
  const { database, vault } = await openDependencies(setup);
  const key = await vault.keyOf(userId);
  const blocks: string[] = [];
  for (let count = 0; count < LIMIT + 10; count += 1) {
    const createdAt = new Date(Date.now() - count * 60_000);
    if (count % INSIGHTS_A_BLOCK === 0) {
      const id = newId();
      blocks.push(id);
      const words = sealBlock(
        key,
        { userId, id },
        { name: `Four drafts, no owner, no. ${count}`, notes: "" },
      );
      const block = {
        userId,
        id,
        blockTypeId: "work",
        status: "active",
        ...words,
        createdAt,
        updatedAt: createdAt,
      };
      await database.batch({ userId }, (tx) => [tx.insert(userBlocks).values(block)]);
    }
    const id = newId();
    const words = {
      headline: `You already know which of the ${count} drafts it is, and who should read it first.`,
      question: "I've rewritten the proposal four times and sent it to nobody, and it is due on Thursday.",
      userContext: "",
      reading: someReading,
      receipt: null,
      notice: null,
    };
    const row = {
      ...{ userId, id, spreadType: "quick-draw", blockTypeId: "work", userBlockId: blocks.at(-1) ?? null },
      ...{ cardsDrawn: [{ id: "the-cache", reversed: false }], duck: "offline", createdAt },
      ...sealInsight(key, { userId, id }, words),
    };
    await database.batch({ userId }, (tx) => [tx.insert(insights).values(row)]);
  }
  await database.close();
}

async function measure(app: Child, bare: Child, setup: Setup): Promise<void> {
  const { userId, cookie } = await signUp(app.url);
  await fill(setup, userId);
  const askApp = () => ask(`${app.url}/api/insights?limit=${LIMIT}`, cookie);
  const askBare = () => ask(`${bare.url}/?user=${userId}`, "");
  for (const body of [await askApp(), await askBare()]) {
    if (JSON.parse(body).items.length !== LIMIT) throw new Error("A page is not whole");
  }
  for (let count = 0; count < WARM_UP_REQUESTS; count += 1) await Promise.all([askApp(), askBare()]);
  const costs = { app: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 2 === 0) costs.app.push(await costOf(app, askApp));
    costs.bare.push(await costOf(bare, askBare));
    if (round % 2 === 1) costs.app.push(await costOf(app, askApp));
  }
  const [ours, floor] = [median(costs.app), median(costs.bare)];
  printRatio(
    { title: `A list of ${LIMIT} over HTTP`, aim: { atMost: MOST_TIMES } },
    ours / floor,
    `the app ${ours.toPrecision(3)} ms of CPU, a bare server ${floor.toPrecision(3)} ms`,
  );
}

async function main(): Promise<void> {
  const postgres = await startDatabase();
  const children: Child[] = [];
  try {
    const log = createLog("silent", { write: () => {} });
    await migrate(postgres.url, log);
    const encryptionKeys = `bench:${randomBytes(32).toString("base64")}`;
    const setup = { databaseUrl: postgres.url, dataDir: postgres.dataDir, encryptionKeys };
    for (const side of ["app", "bare"]) children.push(await startSide(side, setup));
    const [app, bare] = children;
    if (app && bare) await measure(app, bare, setup);
  } finally {
    agent.destroy();
    for (const child of children) {
      child.process.kill();
      await once(child.process, "exit");
    }
    await postgres.stop();
  }
}

const [side, setup] = process.argv.slice(2);
if (side && setup) await serveSide(side, JSON.parse(setup));
else await main();
