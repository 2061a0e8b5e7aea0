// Tests whether the time of an answer reveals that an address has an account. Requests with a known and an unknown
// address alternate: 2,000 pairs with a mail server that takes 300 ms, which takes about twenty minutes, and some with one
// that never answers. Welch's t above 4.5 means that the times differ. For a short trial, run this file with the number of
// pairs as its argument, and with the name of a request to measure that one alone.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import pg from "pg";
import { SMTPServer } from "smtp-server";
import { hashPassword } from "#server/platform/auth/password-hash.ts";
import { startDatabase } from "#test-support/start-database.ts";
import { median, printRatio } from "./ratio.ts";
import { startApp } from "./start-app.ts";

const PORT = 4339;
const [, , pairsArgument, only] = process.argv;
const PAIRS = Number(pairsArgument) || 2_000;
const PAIRS_WITHOUT_MAIL = Math.min(40, PAIRS);
/** The most requests about one known address within the hour, below the limits of tries and of letters. */
const TRIES = 80;
const LETTERS = 5;
const WARM_UP = 3;
const SLOW_MS = 300;
const MOST_T = 4.5;
const PASSWORD = "a pond behind the server room";

type Ask = readonly [name: string, path: string, body: (email: string) => Record<string, string>];

const ASKS: readonly Ask[] = [
  ["a reset", "request-password-reset", (email) => ({ email, redirectTo: "/reset-password" })],
  ["another letter", "send-verification-email", (email) => ({ email, callbackURL: "/" })],
  ["a code and a link", "send-sign-in-mail", (email) => ({ email, callbackURL: "/" })],
  ["a wrong code", "sign-in/mail-code", (email) => ({ email, code: "000000" })],
  ["a wrong sign-in", "sign-in/email", (email) => ({ email, password: "not this one, either" })],
  ["a sign-up", "sign-up/email", (email) => ({ email, password: `${PASSWORD} ${randomUUID()}`, name: "" })],
];

let networks = 0;

/** Sends a request from an IP network of its own, so that no rate limit is reached. */
async function post(url: string, path: string, body: Record<string, string>): Promise<number> {
  networks += 1;
  const network = `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
  const began = performance.now();
  const answer = await fetch(`${url}/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url, "x-forwarded-for": network },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status >= 500 || answer.status === 429)
    throw new Error(`${path} was answered with ${answer.status}`);
  return performance.now() - began;
}

const someAddress = () => `${randomUUID()}@example.org`;

/** Adds accounts with a password, because those that sign up wait for their letter. */
async function addMembers(owner: pg.Client, emails: readonly string[]): Promise<void> {
  const hash = await hashPassword(PASSWORD);
  await owner.query(
    `with added as (
       insert into auth."user" (id, name, email, email_verified, created_at, updated_at)
       select gen_random_uuid(), '', email, true, now(), now() from unnest($1::text[]) as email returning id
     )
     insert into auth.account (id, user_id, account_id, provider_id, password, created_at, updated_at)
     select gen_random_uuid(), id, id::text, 'credential', $2, now(), now() from added`,
    [emails, hash],
  );
}

interface Measured {
  url: string;
  owner: pg.Client;
  pairs: number;
}

async function measure([name, path, body]: Ask, { url, owner, pairs }: Measured): Promise<void> {
  const each = path.startsWith("sign-in/") ? TRIES : LETTERS;
  const members = Array.from({ length: Math.ceil((pairs + WARM_UP) / each) }, someAddress);
  await addMembers(owner, members);
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pair = -WARM_UP; pair < pairs; pair += 1) {
    const member = members.at(pair % members.length) ?? "";
    const sides = [
      { email: member, times: known },
      { email: someAddress(), times: unknown },
    ];
    for (const { email, times } of pair % 2 === 0 ? sides : sides.toReversed()) {
      const time = await post(url, path, body(email));
      if (pair >= 0) times.push(time);
    }
  }
  const t = Math.abs(welch(known, unknown));
  const [one, other] = [median(known), median(unknown)];
  printRatio({ title: name }, one / other, `known ${one.toFixed(1)} ms, unknown ${other.toFixed(1)} ms`);
  printRatio({ title: `${name}, Welch's t`, aim: { atMost: MOST_T } }, t, `${pairs} pairs`);
}

function welch(ones: readonly number[], others: readonly number[]): number {
  const [one, other] = [momentsOf(ones), momentsOf(others)];
  return (one.mean - other.mean) / Math.sqrt(one.variance / ones.length + other.variance / others.length);
}

function momentsOf(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, variance };
}

interface Sink {
  port: number;
  close(): void;
}

async function slowSink(): Promise<Sink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      stream.resume();
      stream.on("end", () => setTimeout(done, SLOW_MS));
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return { port: (server.server.address() as AddressInfo).port, close: () => server.close() };
}

/** Starts a mail server that accepts connections and never answers. */
async function silentSink(): Promise<Sink> {
  const server = createServer((socket) => socket.on("error", () => undefined));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

for (const [name, open, pairs] of [
  [`a mail server that takes ${SLOW_MS} ms`, slowSink, PAIRS],
  ["a mail server that never answers", silentSink, PAIRS_WITHOUT_MAIL],
] as const) {
  const sink = await open();
  const database = await startDatabase();
  const settings = {
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    TRUST_PROXY: "on",
  };
  const app = await startApp(PORT, settings);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  try {
    console.log(name);
    for (const ask of ASKS.filter(([title]) => only === undefined || title === only))
      await measure(ask, { url: app.url, owner, pairs });
  } finally {
    await owner.end();
    await app.stop();
    await database.stop();
    sink.close();
  }
}
process.exit();
