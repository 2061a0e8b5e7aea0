// Measures what an export of everything costs in processor time, for a person with 1,000 insights, compared with a
// process that only reads and decrypts the same insights and writes them as JSON. Also measures how much memory the
// app's process needs for 10,000 insights, with the settings of `npm start`. Each side is its own process; the two are
// measured in turns.
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { unwrapDataKey } from "#server/platform/crypto/data-keys.ts";
import { openKeyring } from "#server/platform/crypto/keyring.ts";
import { someReading } from "#test-support/factories.ts";
import { openPlainly } from "./open-plainly.ts";
import { median, printRatio } from "./ratio.ts";
import {
  addressOf,
  openDependencies,
  reportToParent,
  type Setup,
  type Side,
  serveApp,
  startSide,
  withDatabase,
} from "./sides.ts";
import { signUp } from "./sign-up.ts";
import { seedInsights } from "./start/seed-insights.ts";

const FEW = 1000;
const MANY = 10_000;
const ROUNDS = 9;
const WARM_UP = 3;
const ROWS_AT_ONCE = 500;
const MOST_TIMES = 2;
const MOST_MIB = 60;
const MIB = 1024 * 1024;
/** The time in milliseconds without requests after which the process's memory counts as its memory at rest. */
const REST_MS = 3000;

/** A reading as long as a model's reading of three cards. */
const reading = {
  ...someReading,
  interpretation: Array.from({ length: 4 }, (_, paragraph) =>
    `You wrote it again, and paragraph ${paragraph} is where you stop reading what you wrote. `.repeat(5),
  ).join("\n\n"),
  keyInsights: Array(5).fill(someReading.headline),
};
/** The length of each question, in sentences: about 400 characters. */
const SENTENCES = 4;

async function serveBare(setup: Setup): Promise<string> {
  const { config, log } = await openDependencies(setup);
  const keyring = openKeyring({ ...config, log });
  const pool = new pg.Pool({ connectionString: setup.databaseUrl });
  const rowsOf = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows;
  const server = createServer(async (incoming, response) => {
    const userId = new URL(incoming.url ?? "", "http://bare").searchParams.get("user") ?? "";
    const [keyRow] = await rowsOf(
      `select user_id as "userId", wrapped_key as "wrappedKey", master_key_id as "masterKeyId"
       from app.user_keys where user_id = $1`,
      [userId],
    );
    const open = openPlainly(unwrapDataKey(keyring, keyRow));
    response.writeHead(200, { "content-type": "application/json" });
    for (let last = "00000000-0000-0000-0000-000000000000"; ; ) {
      const rows = await rowsOf(
        `select * from app.insights where user_id = $1 and deleted_at is null and id > $2 order by id limit ${ROWS_AT_ONCE}`,
        [userId, last],
      );
      for (const row of rows) {
        const place = { table: "insights", userId, rowId: row.id };
        row.summary = open(row.summary, { ...place, column: "summary" });
        row.body = open(row.body, { ...place, column: "body" });
        response.write(`${JSON.stringify(row)}\n`);
      }
      last = rows.at(-1)?.id;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return addressOf(server.address());
}

async function download(url: string, cookie: string): Promise<number> {
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return bytes;
}

async function cpuOf(side: Side, ask: () => Promise<unknown>): Promise<number> {
  const before = await side.usage();
  await ask();
  return (await side.usage()).cpu - before.cpu;
}

/** Returns a function that downloads everything from an app. The limit on exports per hour is off. */
function exporter(setup: Setup, cookie: string) {
  return async (app: Side) => {
    const limits = new pg.Client({ connectionString: setup.databaseUrl });
    await limits.connect();
    await limits.query("delete from limits.person_limits");
    await limits.end();
    return await download(`${app.url}/api/account/export`, cookie);
  };
}

interface Person {
  userId: string;
  cookie: string;
}

async function measureCpu(
  setup: Setup,
  { userId, cookie }: Person,
  { app, bare }: { app: Side; bare: Side },
) {
  const exportAll = exporter(setup, cookie);
  const costs = { app: [] as number[], bare: [] as number[] };
  const sides = [
    async () => void costs.app.push(await cpuOf(app, () => exportAll(app))),
    async () => void costs.bare.push(await cpuOf(bare, () => download(`${bare.url}/?user=${userId}`, ""))),
  ];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const measureSide of round % 2 === 0 ? sides : sides.toReversed()) await measureSide();
  }
  const [ours, floor] = [median(costs.app.slice(WARM_UP)), median(costs.bare.slice(WARM_UP))];
  printRatio(
    {
      title: `A download of ${FEW} insights against reading, opening and writing them as JSON`,
      aim: { atMost: MOST_TIMES },
    },
    ours / floor,
    `the app ${ours.toFixed(0)} ms of CPU, the other ${floor.toFixed(0)} ms`,
  );
}

/**
 * Measures memory. `app` must have just been started, because memory that earlier work used would count as memory at
 * rest.
 */
async function measureMemory(setup: Setup, { cookie }: Pick<Person, "cookie">, app: Side): Promise<void> {
  await download(`${app.url}/api/insights?limit=50`, cookie);
  await wait(REST_MS);
  const rest = (await app.usage()).memory;
  const bytes = await exporter(setup, cookie)(app);
  const { peak } = await app.usage();
  const above = (peak - rest) / MIB;
  printRatio(
    {
      title: `Memory for a download of ${MANY} insights, of the ${MOST_MIB} MB that it may take`,
      aim: { atMost: 1 },
    },
    above / MOST_MIB,
    `${above.toFixed(0)} MB above the ${(rest / MIB).toFixed(0)} MB at rest, an archive of ${(bytes / MIB).toFixed(1)} MB`,
  );
}

async function main(): Promise<void> {
  await withDatabase(async (setup) => {
    const sides: Side[] = [];
    const start = async (side: string) => {
      const started = await startSide(import.meta.filename, { side, setup });
      sides.push(started);
      return started;
    };
    try {
      const [app, bare] = [await start("app"), await start("bare")];
      const { person, userId } = await signUp(app.url);
      const cookie = person.cookieHeader();
      const fill = (count: number) =>
        seedInsights({ ...setup, userId, count, sentences: SENTENCES, reading });
      await fill(FEW);
      await measureCpu(setup, { userId, cookie }, { app, bare });
      await fill(MANY - FEW);
      await measureMemory(setup, { cookie }, await start("app"));
    } finally {
      await Promise.all(sides.map((side) => side.stop()));
    }
  });
}

const [side, setup] = process.argv.slice(2);
if (side && setup) {
  reportToParent(await (side === "app" ? serveApp : serveBare)(JSON.parse(setup)), { findsPeak: true });
} else await main();
