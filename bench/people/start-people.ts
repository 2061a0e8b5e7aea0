// People who use the app all the time: each reads lists and home, writes blocks and requests readings, and every answer
// is recorded.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { ErrorCode } from "#contract/errors.ts";
import type { Answer, Person } from "#test-support/person.ts";
import { read } from "../rolling/read-to-end.ts";
import type { Account } from "../sign-up.ts";

const PAUSE_MS = 250;
/** The rounds of lists after which a person counts as settled: each connection to a machine is then open. */
const SETTLED_ROUNDS = 3;
const SETTLED_WITHIN_MS = 180_000;
const POLL_MS = 200;
/** Every so many rounds of lists, a person writes a block. */
const ROUNDS_A_BLOCK = 3;
const READING_PAUSE_MS = 6_000;
const LISTS = {
  home: "/api/home",
  blocks: "/api/blocks?limit=20",
  insights: "/api/insights?limit=50",
  me: "/api/me",
};

/** What a person asked for: one of the lists, a written block, or the first answer of a reading. */
export type Kind = keyof typeof LISTS | "written block" | "reading";

/** How a request was answered: "ok", the code of the error, or the reason why there was no answer. */
export type Outcome = "ok" | ErrorCode | `no answer: ${string}`;

export interface Asked {
  person: Account;
  kind: Kind;
  outcome: Outcome;
  /** The time of the request and of its answer, by the clock of `performance.now()`. */
  from: number;
  to: number;
}

export interface Journal {
  asked: Asked[];
  /** The ids of blocks by what the answer said: `saved` ones were answered "ok". */
  blocks: { person: Account; id: string; isSaved: boolean }[];
  /** The readings that were acknowledged, that is, whose first event arrived. `wasDelivered`: the last one did as well. */
  readings: { person: Account; key: string; wasDelivered: boolean }[];
}

export interface Use {
  /** What happened so far. */
  journal: Journal;
  /**
   * Resolves when everybody has read the lists a few times. The first answers are slow, because the processes and the
   * coordinator open their connections.
   */
  settled(): Promise<void>;
  /** Ends the use. Resolves when every request has been answered. */
  finish(): Promise<void>;
}

/** Starts the people. They use the app until `finish` is called. */
export function startPeople(people: readonly Account[]): Use {
  const journal: Journal = { asked: [], blocks: [], readings: [] };
  const stopping = new AbortController();
  const done = Promise.all(
    people.flatMap((person) => [
      readLists(person, journal, stopping.signal),
      readCards(person, journal, stopping.signal),
    ]),
  );
  return {
    journal,
    async settled() {
      const deadline = performance.now() + SETTLED_WITHIN_MS;
      const rounds = (person: Account) =>
        journal.asked.filter((one) => one.person === person && one.kind === "me").length;
      while (people.some((person) => rounds(person) < SETTLED_ROUNDS)) {
        if (performance.now() > deadline) throw new Error("The app answers too slowly to be tried");
        await wait(POLL_MS);
      }
    },
    async finish() {
      stopping.abort();
      await done;
    },
  };
}

async function readLists(person: Account, journal: Journal, signal: AbortSignal): Promise<void> {
  for (let round = 1; !signal.aborted; round += 1) {
    for (const [kind, path] of Object.entries(LISTS) as [keyof typeof LISTS, string][]) {
      await record(journal, { person, kind }, () => person.person.get(path));
      await pause(PAUSE_MS, signal);
    }
    if (round % ROUNDS_A_BLOCK === 0) await writeBlock(person, journal);
  }
}

async function writeBlock(person: Account, journal: Journal): Promise<void> {
  const id = randomUUID();
  const outcome = await record(journal, { person, kind: "written block" }, () =>
    person.person.post("/api/blocks", { id, blockTypeId: "work", name: `Block ${id}` }),
  );
  journal.blocks.push({ person, id, isSaved: outcome === "ok" });
}

async function readCards(person: Account, journal: Journal, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const key = randomUUID();
    await record(journal, { person, kind: "reading" }, () => readOne(person.person, key, journal, person));
    await pause(READING_PAUSE_MS, signal);
  }
}

async function readOne(person: Person, key: string, journal: Journal, account: Account) {
  const { status, body, events, last } = await read(person, { key });
  if (events.length > 0) {
    journal.readings.push({ person: account, key, wasDelivered: last?.type === "done" });
  }
  const error = (body as { error?: Answer["error"] } | undefined)?.error;
  return { status, error: last?.type === "error" ? { code: last.code } : error };
}

async function record(
  journal: Journal,
  about: Pick<Asked, "person" | "kind">,
  ask: () => Promise<{ status: number; error?: { code: ErrorCode } | undefined }>,
): Promise<Outcome> {
  const from = performance.now();
  const outcome = await ask().then(
    ({ status, error }): Outcome => error?.code ?? (status < 400 ? "ok" : `no answer: ${status}`),
    (error: Error): Outcome => `no answer: ${error.message}`,
  );
  journal.asked.push({ ...about, outcome, from, to: performance.now() });
  return outcome;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined);
}
