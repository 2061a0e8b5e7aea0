// Kills the import of a dump at each of its steps, looks for rows that are half there, runs it again, and counts.
import { spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildImportIfChanged } from "#scripts/build-server.mjs";
import { importCommand, importSettings } from "#scripts/built-app.mjs";
import { pinnedNode } from "#scripts/pinned-node.mjs";
import { type AttackCase, type KillFault, KillTally } from "../attack-case.ts";
import { openTarget, type Target } from "../target.ts";

/** The tables of a dump in the order in which they are taken in, and how many rows of each a dump has here. */
const TABLES = {
  'auth."user"': 1,
  "app.user_profiles": 1,
  "app.user_blocks": 450,
  "app.insights": 450,
  "app.insight_conversations": 450,
  "app.chat_messages": 900,
} as const;
type Table = keyof typeof TABLES;
/** The moment of a kill: the import waits for the database to store rows of the table, or has just stored some. */
const MOMENTS = ["storing", "stored"] as const;
type Moment = (typeof MOMENTS)[number];
const ROUNDS_PER_STEP = 20;
const REACHED_WITHIN_MS = 30_000;
const POLL_MS = 1;
/** How many characters of what a failed import said last are shown. */
const SAID_SHOWN = 300;
const AT = "2025-03-04T05:06:07.000Z";

interface Round {
  table: Table;
  moment: Moment;
  userId: string;
  dump: string;
}

interface Bench {
  target: Target;
  folder: string;
  settings: Record<string, string>;
}

export const killedImports: AttackCase = {
  class: "kills of imports",
  holds:
    "an import that is killed at any step leaves no row half there, and run again it has brought every row once",
  async run() {
    await buildImportIfChanged();
    const keys = { ENCRYPTION_KEYS: `k1:${randomBytes(32).toString("base64")}` };
    const folder = mkdtempSync(join(tmpdir(), "arcana-imports-"));
    const target = await openTarget(keys);
    const settings = { ...keys, DATABASE_URL: target.databaseUrl, DATA_DIR: folder };
    const bench = { target, folder, settings };
    const tally = new KillTally();
    try {
      for (const table of Object.keys(TABLES) as Table[]) {
        for (const moment of MOMENTS) {
          for (let count = 0; count < ROUNDS_PER_STEP; count += 1)
            await judge(bench, await killAt(bench, table, moment), tally);
        }
      }
      const { tried, broken } = tally;
      const steps = Object.keys(TABLES).length * MOMENTS.length;
      const kills = `${steps * ROUNDS_PER_STEP} kills, ${ROUNDS_PER_STEP} at each of ${steps} steps`;
      return { tried, broken, note: `${kills}; ${tally.inWords()}` };
    } finally {
      await target.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Writes a dump of one person. Its values are plain, as those of old rows, so that the import reaches each step soon. */
function writeDump(folder: string): { userId: string; dump: string } {
  const userId = randomUUID();
  const list = <Row>(count: number, make: (at: number) => Row) =>
    Array.from({ length: count }, (_, at) => make(at));
  const own = () => ({ id: randomUUID(), user_id: userId, created_at: AT });
  const blocks = list(TABLES["app.user_blocks"], (at) => ({
    ...own(),
    ...{
      block_type_id: "work",
      status: at % 2 === 0 ? "active" : "resolved",
      name: `Block ${at}`,
      updated_at: AT,
    },
  }));
  const reading = {
    interpretation: "It waits.",
    keyInsights: ["One"],
    actionSteps: ["Go."],
    robQuip: "Quack.",
  };
  const insights = list(TABLES["app.insights"], (at) => ({
    ...own(),
    spread_type: "quick-draw",
    block_type_id: "work",
    user_block_id: blocks[at]?.id,
    reading,
    cards_drawn: [{ id: "the-cache", reversed: false }],
    user_context: `Question ${at}`,
  }));
  const conversations = list(TABLES["app.insight_conversations"], (at) => ({
    ...own(),
    insight_id: insights[at]?.id,
    started_at: AT,
    last_message_at: AT,
    is_active: true,
  }));
  const messages = list(TABLES["app.chat_messages"], (at) => ({
    ...own(),
    ...{
      conversation_id: conversations[at % conversations.length]?.id,
      role: "user",
      content: `Message ${at}`,
    },
  }));
  const dump = join(folder, `${userId}.json`);
  const tables = {
    users: [{ id: userId, email: `${userId}@example.org` }],
    user_profiles: [{ user_id: userId, name: "Sam" }],
    user_blocks: blocks,
    insights,
    insight_conversations: conversations,
    chat_messages: messages,
  };
  writeFileSync(dump, JSON.stringify(tables));
  return { userId, dump };
}

function startImport({ settings }: Bench, dump: string) {
  const env = { PATH: "/usr/bin:/bin", ...importSettings, ...settings };
  return spawn(pinnedNode(), [...importCommand, dump], { env, stdio: ["ignore", "pipe", "pipe"] });
}

async function killAt(bench: Bench, table: Table, moment: Moment): Promise<Round> {
  const { sql } = bench.target;
  const round = { table, moment, ...writeDump(bench.folder) };
  if (moment === "storing") {
    await sql("begin");
    await sql(`lock table ${table} in share row exclusive mode`);
  }
  const running = startImport(bench, round.dump);
  for (const output of [running.stdout, running.stderr]) output.resume();
  const ended = once(running, "exit");
  const isThere = moment === "storing" ? () => isWaiting(bench.target) : () => hasRows(bench.target, round);
  const deadline = Date.now() + REACHED_WITHIN_MS;
  while (!(await isThere())) {
    if (Date.now() > deadline) throw new Error(`The import never reached ${moment} of ${table}`);
    await wait(POLL_MS);
  }
  running.kill("SIGKILL");
  await ended;
  if (moment === "storing") await sql("rollback");
  return round;
}

async function isWaiting({ sql }: Target): Promise<boolean> {
  return (await sql("select 1 from pg_locks where not granted and locktype = 'relation'")).length > 0;
}

const ownerColumn = (table: Table) => (table === 'auth."user"' ? "id" : "user_id");

async function hasRows({ sql }: Target, { table, userId }: Round): Promise<boolean> {
  return (await sql(`select 1 from ${table} where ${ownerColumn(table)} = $1 limit 1`, [userId])).length > 0;
}

/** By fault: a condition that no row may meet, whenever the import ends. */
const HALF_THERE = {
  "a reading without its card": `select 1 from app.insights i where i.user_id = $1 and not exists (
    select 1 from app.drawn_cards c where c.user_id = i.user_id and c.insight_id = i.id)`,
  "a block without its history": `select 1 from app.user_blocks b where b.user_id = $1 and not exists (
    select 1 from app.block_events e where e.user_id = b.user_id and e.block_id = b.id and e.kind = 'created')`,
  "a conversation with another count": `select 1 from app.insight_conversations c where c.user_id = $1
    and c.message_count <> (select count(*) from app.chat_messages m where m.user_id = c.user_id and m.conversation_id = c.id)`,
  "counters with another count": `select 1 from app.user_counters c where c.user_id = $1 and (
    c.insights <> (select count(*) from app.insights i where i.user_id = c.user_id)
    or c.blocks <> (select count(*) from app.user_blocks b where b.user_id = c.user_id))`,
};

async function halfRows({ sql }: Target, round: Round): Promise<(string | null)[]> {
  return await Promise.all(
    Object.entries(HALF_THERE).map(async ([fault, query]) => {
      const { length } = await sql(query, [round.userId]);
      return length === 0 ? null : `killed at ${round.moment} of ${round.table}: ${length} times ${fault}`;
    }),
  );
}

async function runAgain(bench: Bench, round: Round): Promise<string | null> {
  const running = startImport(bench, round.dump);
  let said = "";
  for (const output of [running.stdout, running.stderr]) output.on("data", (chunk) => (said += chunk));
  const [code] = await once(running, "close");
  return code === 0
    ? null
    : `killed at ${round.moment} of ${round.table}: the second import ended with ${code}: ${said.trim().slice(-SAID_SHOWN)}`;
}

/** Looks at what is there after a kill, and once more after the import was run again. */
async function judge(bench: Bench, round: Round, tally: KillTally): Promise<void> {
  const { target } = bench;
  for (const fault of await halfRows(target, round)) tally.addOf("half there", fault);
  tally.addOf("lost", await runAgain(bench, round));
  for (const { kind, fault } of await countRows(target, round)) tally.addOf(kind, fault);
  for (const fault of await halfRows(target, round)) tally.addOf("half there", fault);
}

/** Counts every table against the dump. */
async function countRows(target: Target, round: Round): Promise<{ kind: KillFault; fault: string | null }[]> {
  return await Promise.all(
    (Object.entries(TABLES) as [Table, number][]).map(async ([table, expected]) => {
      const [row] = await target.sql<{ count: number }>(
        `select count(*)::int as count from ${table} where ${ownerColumn(table)} = $1`,
        [round.userId],
      );
      const count = row?.count ?? 0;
      const kind = count > expected ? "doubled" : "lost";
      const fault = `killed at ${round.moment} of ${round.table}: ${count} rows in ${table}`;
      return { kind, fault: count === expected ? null : fault } as const;
    }),
  );
}
