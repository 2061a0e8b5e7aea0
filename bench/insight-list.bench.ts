// What the history's page of 50 costs over HTTP, in processor time: the whole app against a bare server. The bare server
// is node:http with no session, transaction, role, contract, ETag, log or metrics. It makes the same answer as the app
// from the same rows: one indexed select of insights and their blocks by the same database driver, every summary and
// each block's name decrypted once with Node's own functions, and JSON. The benchmark compares the two answers. The second
// figure is the same page where it has not changed since the browser asked before.
// Each side is a process of its own with the young generation of `npm start`, asked in turns.
import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { sealBlock } from "#server/features/blocks/blocks.ts";
import { sealInsight } from "#server/features/insights/insights.ts";
import { unwrapDataKey } from "#server/platform/crypto/data-keys.ts";
import { openKeyring } from "#server/platform/crypto/keyring.ts";
import { newId } from "#server/platform/db/ids.ts";
import { insights, userBlocks } from "#server/platform/db/tables/insights.ts";
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

const LIMIT = 50;
const ROUNDS = 30;
const REQUESTS_A_ROUND = 60;
/** The number of people who request the page at the same time. */
const READERS = 4;
const WARM_UP_REQUESTS = 600;
const MOST_TIMES = 1.4;
/**
 * The number of readings for each block. Every reading without a block creates one, and people return to their blocks.
 */
const INSIGHTS_A_BLOCK = 5;

async function serveBare(setup: Setup): Promise<string> {
  const { config, log } = await openDependencies(setup);
  const keyring = openKeyring({ ...config, log });
  const pool = new pg.Pool({ connectionString: setup.databaseUrl, pipeline: true });
  const openers = new Map<string, ReturnType<typeof openPlainly>>();
  const openerOf = async (userId: string) => {
    const { rows } = await pool.query(
      `select user_id as "userId", wrapped_key as "wrappedKey", master_key_id as "masterKeyId"
       from app.user_keys where user_id = $1`,
      [userId],
    );
    const open = openPlainly(unwrapDataKey(keyring, rows[0]));
    openers.set(userId, open);
    return open;
  };
  const server = createServer(async (incoming, response) => {
    const userId = new URL(incoming.url ?? "", "http://bare").searchParams.get("user") ?? "";
    const open = openers.get(userId) ?? (await openerOf(userId));
    const { rows } = await pool.query(
      `select i.id, i.spread_type as "spreadType", i.block_type_id as "blockTypeId", i.cards_drawn as "cardsDrawn",
         i.resonated, i.took_action as "tookAction", i.summary, i.created_at as "createdAt",
         b.id as "blockId", b.summary as "blockSummary", b.status
       from app.insights i
       left join app.user_blocks b on b.user_id = i.user_id and b.id = i.user_block_id and b.deleted_at is null
       where i.user_id = $1 and i.deleted_at is null
       order by i.created_at desc, i.id desc limit ${LIMIT}`,
      [userId],
    );
    const blocks = new Map<string, unknown>();
    const blockOf = ({ blockId: id, blockSummary, status }: pg.QueryResultRow) => {
      const place = { table: "user_blocks", column: "summary", userId, rowId: id };
      if (!blocks.has(id)) blocks.set(id, { id, ...(open(blockSummary, place) as object), status });
      return blocks.get(id);
    };
    const items = rows.map(({ summary, blockId, blockSummary, status, ...row }) => {
      const place = { table: "insights", column: "summary", userId, rowId: row.id };
      const { headline, question } = open(summary, place) as Record<string, string>;
      const associatedBlock = blockOf({ blockId, blockSummary, status });
      return Object.assign(row, { isLocked: false, headline, question, associatedBlock });
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

const agent = new Agent({ keepAlive: true });

interface Asked {
  url: string;
  headers: Record<string, string>;
  /** The status that a right answer has. */
  status: number;
}

async function ask({ url, headers, status }: Asked): Promise<{ body: string; etag: string }> {
  const sent = request(url, { agent, headers });
  sent.end();
  const [response] = await once(sent, "response");
  let body = "";
  for await (const chunk of response.setEncoding("utf8")) body += chunk;
  if (response.statusCode !== status) throw new Error(`${response.statusCode}: ${body}`);
  return { body, etag: String(response.headers.etag) };
}

async function costOf(side: Side, asked: Asked): Promise<number> {
  const before = await side.usage();
  const askInTurn = async () => {
    for (let count = 0; count < REQUESTS_A_ROUND / READERS; count += 1) await ask(asked);
  };
  await Promise.all(Array.from({ length: READERS }, askInTurn));
  return ((await side.usage()).cpu - before.cpu) / REQUESTS_A_ROUND;
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

async function measure(setup: Setup, { app, bare }: { app: Side; bare: Side }): Promise<void> {
  const { person, userId } = await signUp(app.url);
  const cookie = person.cookieHeader();
  await fill(setup, userId);
  const whole: Asked = { url: `${app.url}/api/insights?limit=${LIMIT}`, headers: { cookie }, status: 200 };
  const floor: Asked = { url: `${bare.url}/?user=${userId}`, headers: {}, status: 200 };
  const [first, other] = [await ask(whole), await ask(floor)];
  const [listed, same] = [first, other].map(({ body }) => JSON.parse(body).items);
  if (listed.length !== LIMIT) throw new Error("The page is not whole");
  if (!isDeepStrictEqual(listed, same)) throw new Error("The bare server answers something else");
  const unchanged: Asked = { ...whole, headers: { cookie, "if-none-match": first.etag }, status: 304 };
  for (let count = 0; count < WARM_UP_REQUESTS; count += 1)
    await Promise.all([ask(whole), ask(floor), ask(unchanged)]);
  const costs = { whole: [] as number[], unchanged: [] as number[], floor: [] as number[] };
  const sides = [
    async () => void costs.whole.push(await costOf(app, whole)),
    async () => void costs.floor.push(await costOf(bare, floor)),
    async () => void costs.unchanged.push(await costOf(app, unchanged)),
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const measureSide of round % 2 === 0 ? sides : sides.toReversed()) await measureSide();
  }
  const [ours, unopened, least] = [median(costs.whole), median(costs.unchanged), median(costs.floor)];
  printRatio(
    { title: `A list of ${LIMIT} over HTTP`, aim: { atMost: MOST_TIMES } },
    ours / least,
    `the app ${ours.toPrecision(3)} ms of CPU, a bare server ${least.toPrecision(3)} ms`,
  );
  printRatio(
    { title: "The same where it has not changed, against the whole list", aim: { atMost: 1 } },
    unopened / ours,
    `${unopened.toPrecision(3)} ms of CPU, ${ours.toPrecision(3)} ms`,
  );
}

async function main(): Promise<void> {
  await withDatabase(async (setup) => {
    const start = (side: string) => startSide(import.meta.filename, { side, setup });
    const [app, bare] = [await start("app"), await start("bare")];
    try {
      await measure(setup, { app, bare });
    } finally {
      agent.destroy();
      await app.stop();
      await bare.stop();
    }
  });
}

const [side, setup] = process.argv.slice(2);
if (side && setup) reportToParent(await (side === "app" ? serveApp : serveBare)(JSON.parse(setup)));
else await main();
