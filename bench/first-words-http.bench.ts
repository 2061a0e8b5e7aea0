// Measures the time from sending a reading or a chat message to the first words, over HTTP with session, limits, draw
// and database, compared with the provider's own time to the first token. The fake provider answers without delay, so
// the difference is the app's own time. The app is its own process.
import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { createApp } from "#server/app.ts";
import { createDependencies } from "#server/dependencies.ts";
import { openDuck } from "#server/platform/ai/open-duck.ts";
import { anthropicProvider } from "#server/platform/ai/providers/anthropic/anthropic-provider.ts";
import { systemClock } from "#server/platform/clock.ts";
import { type Environment, loadConfig } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { newId } from "#server/platform/db/ids.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { createHttpServer } from "#server/platform/http/http-server.ts";
import { createLog } from "#server/platform/log/log.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import { systemRandom } from "#server/platform/random.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import { answeredBy, orderOf, QUESTION } from "#test-support/reading-app.ts";
import { startDatabase } from "#test-support/start-database.ts";
import { loadNow, printFigure } from "./figures.ts";
import { median, printRatio } from "./ratio.ts";
import { signUpMember } from "./sign-up.ts";

const WARM_UP_PAIRS = 40;
const PAIRS = 150;
const MOST_ADDED_MS = 3;
const READING_TOKENS = 750;
/** The machine's load before the benchmark's own work. */
const LOAD = loadNow();

/** Runs in the child process: serves the app and reports the address at which it listens. */
async function serveApp(settings: Environment): Promise<void> {
  const config = loadConfig(settings);
  const log = createLog("info");
  const database = await openDatabase({ connectionString: config.databaseUrl ?? "", log });
  const shared = { config, log, database, clock: systemClock };
  const duck = openDuck({ ...shared, settings: config.ai });
  const metrics = createMetrics({ process: true });
  const app = createApp(createDependencies({ ...shared, duck, random: systemRandom, metrics }));
  const server = await createHttpServer({ host: "127.0.0.1", port: 0 });
  server.on("request", (incoming, response) => void app.handle(incoming, response));
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

async function providersFirstToken(fake: FakeProvider): Promise<number> {
  const { model } = anthropicProvider({ apiKey: fake.apiKey, baseUrl: fake.url });
  const stop = new AbortController();
  const started = performance.now();
  const { stream } = await model.doStream({
    prompt: [
      { role: "system", content: "Answer in JSON." },
      { role: "user", content: [{ type: "text", text: QUESTION }] },
    ],
    maxOutputTokens: READING_TOKENS,
    abortSignal: stop.signal,
  });
  for await (const part of stream) if (part.type === "text-delta") break;
  const elapsed = performance.now() - started;
  stop.abort();
  return elapsed;
}

const agent = new Agent({ keepAlive: true });

interface Asked {
  path: string;
  body: unknown;
  key: string;
}

const aReading = (): Asked => ({ path: "/api/readings", body: orderOf(), key: newId() });

const aMessage = (insightId: string): Asked => ({
  path: `/api/insights/${insightId}/messages`,
  body: { content: QUESTION, clientMessageId: newId() },
  key: "",
});

/**
 * Returns the time to our first words. Then reads the stream to its end, so that it does not disturb the next
 * measurement.
 */
async function ourFirstWords(
  { url, cookie }: { url: string; cookie: string },
  { path, body, key }: Asked,
): Promise<Answered> {
  const started = performance.now();
  const sent = request(`${url}${path}`, {
    method: "POST",
    agent,
    headers: { "content-type": "application/json", origin: url, cookie, "idempotency-key": key },
  });
  sent.end(JSON.stringify(body));
  const [response] = await once(sent, "response");
  let elapsed: number | undefined;
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) {
    text += chunk;
    if (elapsed === undefined && text.includes('"type":"delta"')) elapsed = performance.now() - started;
  }
  if (elapsed === undefined || !text.includes('"type":"done"')) throw new Error(`No answer came: ${text}`);
  return { elapsed, text };
}

interface Answered {
  elapsed: number;
  text: string;
}

async function measure(
  name: string,
  { fake, owner, ours: askOurs }: { fake: FakeProvider; owner: pg.Client; ours(): Promise<Answered> },
): Promise<void> {
  const times = { bare: [] as number[], ours: [] as number[], added: [] as number[] };
  for (let pair = -WARM_UP_PAIRS; pair < PAIRS; pair += 1) {
    await owner.query("delete from limits.person_limits");
    await owner.query("delete from auth.write_count");
    const isBareFirst = pair % 2 === 0;
    const early = isBareFirst ? await providersFirstToken(fake) : (await askOurs()).elapsed;
    const late = isBareFirst ? (await askOurs()).elapsed : await providersFirstToken(fake);
    if (pair < 0) continue;
    const [bare, ours] = isBareFirst ? [early, late] : [late, early];
    times.bare.push(bare);
    times.ours.push(ours);
    times.added.push(ours - bare);
  }
  const [bare, ours, added] = [median(times.bare), median(times.ours), median(times.added)];
  printRatio(
    { title: `${name}: send to first words, over the provider's own first token` },
    ours / bare,
    `${ours.toPrecision(3)} ms over HTTP, ${bare.toPrecision(3)} ms from the provider`,
  );
  printFigure(
    { title: `${name}: added to it`, value: added, unit: "ms", atMost: MOST_ADDED_MS, needsQuiet: true },
    LOAD,
  );
}

async function main(): Promise<void> {
  const postgres = await startDatabase();
  const fake = await startFakeAnthropic();
  const owner = new pg.Client({ connectionString: postgres.url });
  let child: ChildProcess | undefined;
  try {
    await migrate(postgres.url, createLog("silent"));
    await owner.connect();
    const settings: Environment = {
      ...answeredBy(fake),
      DATABASE_URL: postgres.url,
      DATA_DIR: postgres.dataDir,
      ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
    };
    child = fork(import.meta.filename, [JSON.stringify(settings)], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const [{ url }] = (await once(child, "message")) as [{ url: string }];
    const { person } = await signUpMember(url, owner);
    const reader = { url, cookie: person.cookieHeader() };
    await measure("A reading", { fake, owner, ours: () => ourFirstWords(reader, aReading()) });
    const { text } = await ourFirstWords(reader, aReading());
    const insightId = /"insightId":"([\w-]+)"/.exec(text)?.[1] ?? "";
    await measure("A message", { fake, owner, ours: () => ourFirstWords(reader, aMessage(insightId)) });
  } finally {
    agent.destroy();
    child?.kill();
    if (child) await once(child, "exit");
    await owner.end();
    await fake.close();
    await postgres.stop();
  }
}

const [settings] = process.argv.slice(2);
if (settings) await serveApp(JSON.parse(settings));
else await main();
