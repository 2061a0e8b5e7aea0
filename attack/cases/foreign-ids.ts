// Attacks with other people's ids, in every field of every operation of the contract that takes an id.
import { randomUUID } from "node:crypto";
import { Person } from "#test-support/person.ts";
import { type AttackCase, type Outcome, Tally } from "../attack-case.ts";
import { type Json, type Operation, operations, requestOf } from "../operations.ts";
import { CANARY, hashOfRows, newAccount, newGuest, newVictim, type Victim } from "../people.ts";
import type { Target } from "../target.ts";

/**
 * The number of requests after which a new attacker is created, so that the limit on writes per minute is not what
 * refuses the attacks.
 */
const CALLS_PER_PERSON = 80;

type Call = { operation: Operation; field: string; id: string };

export const foreignIds: AttackCase = {
  class: "other people's ids",
  holds: "another person's id is answered like an id that nobody has, shows nothing and changes nothing",
  run: (target) => attackAsEach(target, ["account", "guest", "nobody"]),
  inShort: (target) => attackAsEach(target, ["account"]),
};

const ATTACKERS = {
  account: async (target: Target) => (await newAccount(target)).person,
  guest: newGuest,
  nobody: async ({ url }: Target) => new Person(url),
};

async function attackAsEach(target: Target, kinds: readonly (keyof typeof ATTACKERS)[]): Promise<Tally> {
  const victim = await newVictim(target);
  const before = await hashOfRows(target, victim.userId);
  const tally = new Tally();
  for (const kind of kinds) await attackAs({ kind, make: () => ATTACKERS[kind](target), victim, tally });
  await checkUnchanged(target, victim, { before, tally });
  return tally;
}

interface Attack {
  kind: string;
  make: () => Promise<Person>;
  victim: Victim;
  tally: Tally;
}

/** Runs the calls of each operation as a new attacker, who owns nothing that another call created under the same id. */
async function attackAs({ kind, make, victim, tally }: Attack): Promise<void> {
  for (const operation of operations) {
    let attacker: Person | undefined;
    for (const [index, call] of callsOf(operation, victim.ids).entries()) {
      if (!attacker || (2 * index) % CALLS_PER_PERSON === 0) attacker = await make();
      tally.add(await compare(attacker, call, kind));
    }
  }
}

/** Returns one call for each field that accepts ids and each of these ids that the field accepts. */
function callsOf(operation: Operation, ids: readonly string[]): Call[] {
  return fieldsForIds(operation).flatMap((field) =>
    ids
      .filter((id) => operation.accepts(withField(operation, field, id)))
      .map((id) => ({ operation, field, id })),
  );
}

function fieldsForIds(operation: Operation): string[] {
  const { params, fields } = operation;
  const canName = (field: string) => /(^id|Id|key|retryOf)$/i.test(field) || params.includes(field);
  return [...params, ...fields].filter(
    (field) => canName(field) && operation.accepts(withField(operation, field, randomUUID())),
  );
}

function withField({ sample }: Operation, field: string, value: Json) {
  return { ...sample, [field]: value };
}

/** Sends the call with a victim's id, and the same call with an id that nobody has. The answers must be alike. */
async function compare(
  attacker: Person,
  { operation, field, id }: Call,
  kind: string,
): Promise<string | null> {
  const unknown = randomUUID();
  const theirs = await send(attacker, operation, withField(operation, field, id));
  const nobodys = await send(attacker, operation, withField(operation, field, unknown));
  const what = `${kind}: ${operation.name} with ${field} = ${id}`;
  if (theirs.text.includes(CANARY)) return `${what} shows the victim's words`;
  if (theirs.status >= 500) return `${what} is answered ${theirs.status}`;
  const isSame = theirs.status === nobodys.status && codeOf(theirs.text) === codeOf(nobodys.text);
  return isSame
    ? null
    : `${what} is answered ${theirs.status} ${theirs.text.slice(0, 300)}, an unknown id ${nobodys.status}`;
}

async function send(person: Person, operation: Operation, input: Record<string, Json>) {
  const { method, path, body } = requestOf(operation, input);
  const headers = { "idempotency-key": randomUUID() };
  const response = await person.fetch(method, path, body, { headers });
  return { status: response.status, text: await response.text() };
}

/** Returns the error code in an answer, or only the status of an answer without one. */
function codeOf(text: string): string {
  return /"code":"([a-z_]+)"/.exec(text)?.[1] ?? "";
}

interface Check {
  before: Record<string, string>;
  tally: Outcome & Tally;
}

async function checkUnchanged(target: Target, victim: Victim, { before, tally }: Check): Promise<void> {
  const after = await hashOfRows(target, victim.userId);
  for (const [table, hash] of Object.entries(before)) {
    tally.add(after[table] === hash ? null : `${table} has changed for the victim`);
  }
}
