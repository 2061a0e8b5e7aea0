// Starts a server process with a database of its own, and people who request readings by the offline duck.
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import pg from "pg";
import { assessDistress } from "#engines/safety/index.ts";
import situations from "#test-support/sample-situations.json" with { type: "json" };
import { startDatabase } from "#test-support/start-database.ts";
import { signUpMember } from "./sign-up.ts";
import { startApp } from "./start-app.ts";

const SIGN_UPS_AT_ONCE = 4;
const METRICS_TOKEN = randomUUID();
/**
 * Texts as people write them, without those that count as a crisis, because the server answers them with help instead
 * of a reading.
 */
const TEXTS = situations.map(({ text }) => text).filter((text) => assessDistress(text).level !== "crisis");

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
  const database = await startDatabase();
  const settings = {
    DATABASE_URL: database.url,
    TRUST_PROXY: "on",
    LOG_LEVEL: "error",
    METRICS_TOKEN,
    ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
  };
  const app = await startApp(port, settings).catch(async (error) => {
    await database.stop();
    throw error;
  });
  const { url } = app;
  const owner = new pg.Pool({ connectionString: database.url });
  // Ignores errors of idle connections, because the database may stop before they are closed.
  owner.on("error", () => {});
  const agent = new Agent({ keepAlive: true });
  const stop = async () => {
    agent.destroy();
    await app.stop();
    await owner.end().catch(() => {});
    await database.stop();
  };
  return {
    url,
    stop,
    async signUp(count) {
      const members: Member[] = [];
      for (let from = 0; from < count; from += SIGN_UPS_AT_ONCE) {
        const length = Math.min(SIGN_UPS_AT_ONCE, count - from);
        const accounts = await Promise.all(Array.from({ length }, () => signUpMember(url, owner)));
        members.push(
          ...accounts.map(({ person }) => ({
            cookie: person.cookieHeader(),
            address: person.networkAddress,
          })),
        );
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
