// Attacks that end processes and databases in the middle of work.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { fittingReply } from "#test-support/fake-provider.ts";
import { FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import { type AttackCase, Tally } from "../attack-case.ts";
import { type Account, isReading, newAccount } from "../people.ts";
import type { Target } from "../target.ts";

/**
 * The moments at which the process is killed, in milliseconds after a reading was requested. The fake model's answer
 * takes about three seconds.
 */
const MOMENTS_MS = [0, 60, 200, 600, 1500, 2600];
const PAUSE_BETWEEN_PIECES_MS = 25;
/**
 * The time to wait for the end of a reading whose process died, in milliseconds. It counts as dead after 20 s without a
 * sign; the rest is reserve.
 */
const FOUND_WITHIN_MS = 45_000;
const POLL_MS = 500;

export const killedProcess: AttackCase = {
  class: "kills",
  holds:
    "a process that is killed in a reading leaves one reading, or one failure with a free retry; never two calls",
  async run(target) {
    const tally = new Tally();
    target.model.play((request) => ({
      kind: "answer",
      text: isReading(request) ? FAKE_READING_TEXT : "A draft, once more",
      everyMs: PAUSE_BETWEEN_PIECES_MS,
    }));
    try {
      await Promise.all(MOMENTS_MS.map(async (moment) => tally.add(await killAt(target, moment))));
    } finally {
      target.model.play(fittingReply);
    }
    return tally;
  },
};

async function killAt(target: Target, moment: number): Promise<string | null> {
  const doomed = await target.startProcess();
  const account = await newAccount({ ...target, url: doomed.url });
  const key = randomUUID();
  const order = { spreadType: "quick-draw", blockTypeId: "work", userContext: "A draft that nobody reads." };
  const headers = { "idempotency-key": key };
  const sent = account.person.fetch("POST", "/api/readings", order, { headers }).then(
    (response) => response.text().catch(() => ""),
    () => "",
  );
  await wait(moment);
  await doomed.end("SIGKILL");
  await sent;
  return await afterwards(target, account, key);
}

/**
 * Asks another process about the reading and returns what is wrong, or null. A finished reading must have one insight,
 * any other none.
 */
async function afterwards(target: Target, { person, userId }: Account, key: string): Promise<string | null> {
  const deadline = Date.now() + FOUND_WITHIN_MS;
  const headers = { cookie: person.cookieHeader(), origin: target.url };
  while (Date.now() < deadline) {
    const response = await fetch(`${target.url}/api/readings/${key}/events`, { headers });
    const end = endOf(response.status, await response.text());
    const { length } = await target.sql("select 1 from app.insights where user_id = $1", [userId]);
    if (end) return length === INSIGHTS_AFTER[end] ? null : `${end}, and ${length} insights`;
    await wait(POLL_MS);
  }
  return "the reading was never found";
}

const INSIGHTS_AFTER = { "no reading": 0, done: 1, "an error": 0 };

/** Returns how a reading ended, or undefined if it has not ended. */
function endOf(status: number, events: string): keyof typeof INSIGHTS_AFTER | undefined {
  if (status === 404) return "no reading";
  if (events.includes('"done"')) return "done";
  return events.includes('"error"') ? "an error" : undefined;
}

const RESTARTS = 4;
const BEFORE_RESTART_MS = 1500;
const CLIENTS = 4;

export const restartedDatabase: AttackCase = {
  class: "restarts of the database",
  holds: "while the database restarts no answer is a 500, and nothing that was acknowledged is lost",
  async run(target) {
    const tally = new Tally();
    const state = { isOver: false };
    const accounts = await Promise.all(Array.from({ length: CLIENTS }, () => newAccount(target)));
    const clients = accounts.map((account, index) => writeUntil(state, { account, index, tally }));
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await wait(BEFORE_RESTART_MS);
      await (restart % 2 === 0 ? endConnections(target) : killPostmaster(target));
    }
    await wait(BEFORE_RESTART_MS);
    state.isOver = true;
    const acknowledged = (await Promise.all(clients)).flat();
    for (const { userId, written } of acknowledged) {
      const rows = await target.sql("select 1 from app.user_blocks where user_id = $1", [userId]);
      tally.add(
        rows.length >= written ? null : `${written} blocks were acknowledged and ${rows.length} are there`,
      );
    }
    return tally;
  },
};

/** Ends all other database connections at once, as an orderly restart of the database does. */
async function endConnections({ sql }: Target): Promise<void> {
  await sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
}

/** Kills the main process of the database server, which then restarts by itself and recovers its data. */
async function killPostmaster({ sql }: Target): Promise<void> {
  const [file] = await sql<{ pid: string }>(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid",
  );
  process.kill(Number(file?.pid), "SIGKILL");
}

async function writeUntil(
  state: { isOver: boolean },
  { account, index, tally }: { account: Account; index: number; tally: Tally },
) {
  let acknowledged = 0;
  const { person, userId } = account;
  for (let count = 0; !state.isOver; count += 1) {
    const block = { blockTypeId: "work", name: `Block ${index}-${count}` };
    const { status } = await person.post("/api/blocks", block).catch(() => ({ status: 0 }));
    if (status === 200 || status === 201) acknowledged += 1;
    const isDesigned = status < 500 || status === 503;
    tally.add(isDesigned && status !== 0 ? null : `a write was answered ${status}`);
    const { status: read } = await person.get("/api/home").catch(() => ({ status: 0 }));
    tally.add(read === 200 || read === 503 || read === 429 ? null : `home was answered ${read}`);
    await wait(80);
  }
  return { userId, written: acknowledged };
}
