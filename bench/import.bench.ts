// Measures the import of a dump of 100,000 rows, with the command that an operator runs: how long it takes, how much memory
// it needs, and how much longer it takes than deriving the keys of its encrypted values, which nothing can leave out. The
// CPU time is compared too, because it is the same on a busy machine.
import { spawn } from "node:child_process";
import { createCipheriv, pbkdf2, pbkdf2Sync, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { buildImportIfChanged } from "#scripts/build-server.mjs";
import { importCommand, importSettings } from "#scripts/built-app.mjs";
import { pinnedNode } from "#scripts/pinned-node.mjs";
import { printRatio } from "./ratio.ts";
import { type Setup, withDatabase } from "./sides.ts";
import { processorMs } from "./start/process-figures.ts";

/** The rows of a dump for each 100 rows. The figures are those of a product whose people chat about what they read. */
const PER_HUNDRED = { users: 4, profiles: 4, blocks: 8, insights: 16, conversations: 12, messages: 56 };
/** How many hundreds of rows the dump has: a number after the file's name, for a shorter run. */
const HUNDREDS = Number(process.argv[2] ?? 1000);
const MOST_SECONDS = 0.6 * HUNDREDS;
const MOST_MIB = 200;
const MOST_TIMES = 1.15;
const SECRET = "the constant that was in the browser";
const ITERATIONS = 50_000;
/** The number of derivations that are timed for the floor. */
const SAMPLE = 400;
/**
 * The number of different salts in the dump. The import derives a key for each value all the same; so few of them make the
 * dump quick to write.
 */
const SALTS = 64;
const LOOK_EVERY_MS = 100;
const AT = "2025-03-04T05:06:07.000Z";
const SENTENCE = "I rewrote it again, and nobody has read the third draft since March. ";

interface Written {
  rows: number;
  /** The number of encrypted values. */
  values: number;
}

/** Encrypts as the former product did, and counts. */
function createSealer() {
  const keys = Array.from({ length: SALTS }, () => {
    const salt = randomBytes(32);
    return { salt, key: pbkdf2Sync(SECRET, salt, ITERATIONS, 32, "sha256") };
  });
  const sealer = {
    count: 0,
    seal(text: string): string {
      const { salt, key } = keys[sealer.count % SALTS] ?? { salt: randomBytes(32), key: randomBytes(32) };
      sealer.count += 1;
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      const encrypted = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
      return JSON.stringify({
        encrypted: encrypted.toString("hex"),
        iv: iv.toString("hex"),
        salt: salt.toString("hex"),
      });
    },
  };
  return sealer;
}

/** Writes the dump, with the rows of its people in turns, as a table that grew over years has them. */
async function writeDump(path: string): Promise<Written> {
  const sealer = createSealer();
  const { seal } = sealer;
  const file = createWriteStream(path);
  const ids = (count: number) => Array.from({ length: count * HUNDREDS }, () => randomUUID());
  const users = ids(PER_HUNDRED.users);
  const [blocks, insights] = [ids(PER_HUNDRED.blocks), ids(PER_HUNDRED.insights)];
  const conversations = ids(PER_HUNDRED.conversations);
  const userOf = (at: number) => users[at % users.length];
  const own = (id: string | undefined, at: number) => ({ id, user_id: userOf(at), created_at: AT });
  let rows = 0;
  const write = async (name: string, count: number, rowOf: (at: number) => unknown) => {
    file.write(`${rows === 0 ? "{" : ","}"${name}":[`);
    for (let at = 0; at < count; at += 1) {
      if (!file.write(`${at === 0 ? "" : ","}${JSON.stringify(rowOf(at))}`)) await once(file, "drain");
    }
    file.write("]");
    rows += count;
  };
  const words = (sentences: number) => SENTENCE.repeat(sentences);
  const reading = JSON.stringify({
    ...{ interpretation: words(12), keyInsights: [words(1), words(1)], actionSteps: [words(1)] },
    ...{ robQuip: words(1), reflectionPrompts: [words(1)] },
  });
  await write("users", users.length, (at) => ({ id: users[at], email: `${users[at]}@example.org` }));
  await write("user_profiles", users.length, (at) => ({
    ...{ user_id: users[at], name: seal("Sam"), birthday: seal("1990-04-20"), birth_place: seal("Bonn") },
  }));
  await write("user_blocks", blocks.length, (at) => ({
    ...own(blocks[at], at),
    ...{ block_type_id: "work", status: "active", name: seal("Four drafts"), updated_at: AT },
    notes: at % 2 === 0 ? seal(words(2)) : null,
  }));
  await write("insights", insights.length, (at) => ({
    ...own(insights[at], at),
    ...{
      spread_type: "quick-draw",
      block_type_id: "work",
      cards_drawn: [{ id: "the-cache", reversed: false }],
    },
    ...{ user_context: seal(words(4)), reading: seal(reading) },
  }));
  await write("insight_conversations", conversations.length, (at) => ({
    ...{
      id: conversations[at],
      user_id: userOf(at),
      insight_id: insights[at],
      started_at: AT,
      is_active: true,
    },
  }));
  await write("chat_messages", PER_HUNDRED.messages * HUNDREDS, (at) => {
    const conversation = at % conversations.length;
    const role = at % 2 === 0 ? "user" : "assistant";
    return {
      ...own(randomUUID(), conversation),
      ...{ conversation_id: conversations[conversation], role, content: seal(words(2)) },
    };
  });
  file.end("}");
  await finished(file);
  return { rows, values: sealer.count };
}

/** Returns the wall-clock seconds and the CPU seconds that deriving as many keys takes, on as many threads as the import uses. */
async function timeDerivations(values: number): Promise<{ seconds: number; cpuSeconds: number }> {
  const derive = promisify(pbkdf2);
  const [start, before] = [performance.now(), process.cpuUsage()];
  await Promise.all(
    Array.from({ length: SAMPLE }, () => derive(SECRET, randomBytes(32), ITERATIONS, 32, "sha256")),
  );
  const { user, system } = process.cpuUsage(before);
  const share = values / SAMPLE;
  return {
    seconds: ((performance.now() - start) / 1000) * share,
    cpuSeconds: ((user + system) / 1e6) * share,
  };
}

async function runImport({ databaseUrl, dataDir, encryptionKeys }: Setup, dump: string) {
  const start = performance.now();
  const env = {
    ...{
      PATH: "/usr/bin:/bin",
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ENCRYPTION_KEYS: encryptionKeys,
    },
    LEGACY_ENCRYPTION_SECRET: SECRET,
    ...importSettings,
  };
  const child = spawn(pinnedNode(), [...importCommand, dump], {
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(child, "exit");
  let [peak, cpuSeconds] = [0, 0];
  while (child.exitCode === null && child.signalCode === null) {
    peak = Math.max(peak, peakOf(child.pid));
    cpuSeconds = Math.max(cpuSeconds, (processorMs(child.pid ?? 0) ?? 0) / 1000);
    await wait(LOOK_EVERY_MS);
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The import ended with ${code}`);
  return { seconds: (performance.now() - start) / 1000, mebibytes: peak / 1024, cpuSeconds };
}

/** Returns the measured rows a second, and the rows a second computed from the CPU time for 2, 4 and 8 cores. */
function rowsOnProcessors({
  rows,
  seconds,
  cpuSeconds,
}: Record<"rows" | "seconds" | "cpuSeconds", number>): string {
  const alone = [2, 4, 8].map((count) => `${Math.round((rows / cpuSeconds) * count)} on ${count}`).join(", ");
  const measured = `${Math.round(rows / seconds)} rows a second on ${availableParallelism()} processors`;
  return `${measured}; computed from the CPU time: ${alone}`;
}

/** Returns the most memory that a process has had, in kibibytes; 0 where the system does not say. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

await buildImportIfChanged();
await withDatabase(async (setup) => {
  const folder = mkdtempSync(join(tmpdir(), "arcana-import-"));
  try {
    const dump = join(folder, "dump.json");
    const { rows, values } = await writeDump(dump);
    const floor = await timeDerivations(values);
    const { seconds, mebibytes, cpuSeconds } = await runImport(setup, dump);
    const said = `${rows} rows with ${values} encrypted values in ${seconds.toFixed(0)} s`;
    const part = { aim: { atMost: 1 } };
    printRatio(
      { title: `Time of the ${MOST_SECONDS} s that the import may take`, ...part },
      seconds / MOST_SECONDS,
      said,
    );
    printRatio(
      { title: "The import against deriving the keys of its values", aim: { atMost: MOST_TIMES } },
      seconds / floor.seconds,
      `${seconds.toFixed(0)} s, the keys ${floor.seconds.toFixed(0)} s`,
    );
    printRatio(
      {
        title: "CPU time of the import against the CPU time of deriving its keys",
        aim: { atMost: MOST_TIMES },
      },
      cpuSeconds / floor.cpuSeconds,
      `${cpuSeconds.toFixed(0)} s, the keys ${floor.cpuSeconds.toFixed(0)} s, of which a value takes ${((floor.cpuSeconds / values) * 1000).toFixed(1)} ms`,
    );
    console.log(`  ${rowsOnProcessors({ rows, seconds, cpuSeconds })}`);
    printRatio(
      { title: `Memory of the ${MOST_MIB} MB that the import may take`, ...part },
      mebibytes / MOST_MIB,
      `${mebibytes.toFixed(0)} MB at most`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
