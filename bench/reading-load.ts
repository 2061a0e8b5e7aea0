// Starts a server process with a database of its own, and people who request readings by the offline duck.
import type { ChildProcess } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { SCENES } from "#domain/duck/scenes.ts";
import { assessDistress } from "#domain/safety/assess-distress.ts";
import { buildServerIfChanged } from "#scripts/build-server.mjs";
import { spawnServer } from "#scripts/built-app.mjs";
import { startDatabase } from "#test-support/start-database.ts";

const READY_WITHIN_MS = 60_000;
const POLL_MS = 100;
const SIGN_UPS_AT_ONCE = 4;
const METRICS_TOKEN = randomUUID();
/**
 * Texts as people write them, without those that count as a crisis, because the server answers them with help instead
 * of a reading.
 */
const TEXTS = SCENES.flatMap(({ positive }) => positive).filter(
  (text) => assessDistress(text).level !== "crisis",
);

export interface Member {
  cookie: string;
  address: string;
}

export interface ReadingServer {
  url: string;
  signUp(count: number): Promise<Member[]>;
  /** Deletes the counts of the daily and hourly limits, so that the next readings are not refused. */
  clearLimits(): Promise<void>;
  /** Requests a reading and reads its stream to the end. `index` chooses the text. */
  read(member: Member, index: number): Promise<void>;
  /**
   * Returns the processor time of the server's process so far, in milliseconds, and how often it waited for the
   * database.
   */
  spent(): Promise<{ cpuMs: number; waits: number }>;
  stop(): Promise<void>;
}

export async function startReadingServer(port: number): Promise<ReadingServer> {
  await buildServerIfChanged();
  const database = await startDatabase();
  const owner = new pg.Pool({ connectionString: database.url });
  // Ignores errors of idle connections, because the database may stop before they are closed.
  owner.on("error", () => {});
  const url = `http://127.0.0.1:${port}`;
  const child = spawnServer({
    PORT: String(port),
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.url,
    APP_URL: url,
    TRUST_PROXY: "on",
    LOG_LEVEL: "error",
    METRICS_TOKEN,
    SHUTDOWN_DELAY_SECONDS: "0",
    ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
  });
  const agent = new Agent({ keepAlive: true });
  const stop = async () => {
    agent.destroy();
    await end(child);
    await owner.end().catch(() => {});
    await database.stop();
  };
  try {
    await waitUntilReady(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    stop,
    async signUp(count) {
      const members: Member[] = [];
      for (let from = 0; from < count; from += SIGN_UPS_AT_ONCE) {
        const indexes = Array.from(
          { length: Math.min(SIGN_UPS_AT_ONCE, count - from) },
          (_, at) => from + at,
        );
        members.push(...(await Promise.all(indexes.map((index) => signUp({ url, owner }, index)))));
      }
      return members;
    },
    async clearLimits() {
      await owner.query("delete from limits.person_limits");
    },
    read: (member, index) => readOnce({ url, agent }, member, index),
    spent: () => readMetrics(url),
  };
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error("The server did not start");
    await wait(POLL_MS);
  }
  // If the port was taken, this server has ended, and another program may be the one that answers here.
  if (child.exitCode !== null) throw new Error(`The server ended: is ${url} taken?`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function signUp({ url, owner }: { url: string; owner: pg.Pool }, index: number): Promise<Member> {
  const address = `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`;
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url, "x-forwarded-for": address },
    body: JSON.stringify({
      name: "",
      email: `reader-${index}@example.org`,
      password: "correct horse battery",
    }),
  });
  if (!response.ok) throw new Error(`A sign-up was answered ${response.status}`);
  const { user } = (await response.json()) as { user: { id: string } };
  await owner.query(`update auth."user" set is_premium = true where id = $1`, [user.id]);
  await owner.query(
    "insert into app.consents (user_id, id, version, accepted_at) values ($1, $2, 'terms-1+third-party', now())",
    [user.id, randomUUID()],
  );
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { cookie, address };
}

async function readOnce(
  { url, agent }: { url: string; agent: Agent },
  { cookie, address }: Member,
  index: number,
): Promise<void> {
  const sent = request(`${url}/api/readings`, {
    method: "POST",
    agent,
    headers: {
      "content-type": "application/json",
      origin: url,
      cookie,
      "x-forwarded-for": address,
      "idempotency-key": randomUUID(),
    },
  });
  const body = { spreadType: "quick-draw", blockTypeId: "work", drawAnyway: true };
  sent.end(JSON.stringify({ ...body, userContext: TEXTS[index % TEXTS.length] }));
  const [response] = await once(sent, "response");
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += chunk;
  if (!text.includes('"type":"done"')) throw new Error(`A reading did not end well: ${text.slice(-300)}`);
}

async function readMetrics(url: string): Promise<{ cpuMs: number; waits: number }> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const valueIn = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
  return {
    cpuMs: valueIn("process_cpu_seconds_total") * 1000,
    waits: valueIn("database_round_trips"),
  };
}
