// Attacks that send the same request many times at once.
import { randomUUID } from "node:crypto";
import { Person } from "#test-support/person.ts";
import { type AttackCase, Tally } from "../attack-case.ts";
import { isReading, newAccount, PASSWORD, read } from "../people.ts";
import type { Target } from "../target.ts";

const AT_ONCE = 50;
const FREE_READINGS_A_DAY = 7;

export const races: AttackCase = {
  class: "races",
  holds: "what may happen once happens once, and no limit is passed, however many ask at once",
  async run(target) {
    const tally = new Tally();
    tally.add(await oneKeyOneReading(target));
    tally.add(await oneDrawOneReading(target));
    tally.add(await dayLimit(target));
    tally.add(await oneStepMadeSmallerOnce(target));
    tally.add(await oneMessageOneCall(target));
    tally.add(await oneAddressOneAccount(target));
    return tally;
  },
};

const many = <Result>(work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)));

const countOf = async ({ sql }: Target, table: string, userId: string) =>
  (await sql(`select 1 from ${table} where user_id = $1`, [userId])).length;

async function oneKeyOneReading(target: Target): Promise<string | null> {
  const { person, userId } = await newAccount(target);
  const key = randomUUID();
  const calls = readingCalls(target);
  await many(() => read(person, {}, key));
  const insights = await countOf(target, "app.insights", userId);
  const made = readingCalls(target) - calls;
  return insights === 1 && made === 1 ? null : `one key: ${insights} readings, ${made} calls of the model`;
}

async function oneDrawOneReading(target: Target): Promise<string | null> {
  const { person, userId } = await newAccount(target);
  const { body } = await person.post<{ drawId: string }>("/api/draws", {});
  await many(() => read(person, { drawId: body.drawId, clientSeed: "a", picks: [3] }));
  const insights = await countOf(target, "app.insights", userId);
  return insights === 1 ? null : `one draw: ${insights} readings`;
}

async function dayLimit(target: Target): Promise<string | null> {
  const { person, userId } = await newAccount(target);
  await many(() => read(person));
  const insights = await countOf(target, "app.insights", userId);
  return insights <= FREE_READINGS_A_DAY ? null : `${insights} readings on one day`;
}

async function oneStepMadeSmallerOnce(target: Target): Promise<string | null> {
  const { person } = await newAccount(target);
  const { insightId } = await read(person);
  const before = target.model.requests.length;
  await many(() => person.post(`/api/insights/${insightId}/steps/0/smaller`, {}));
  const made = target.model.requests.length - before;
  return made <= 1 ? null : `one step was made smaller by ${made} calls of the model`;
}

async function oneMessageOneCall(target: Target): Promise<string | null> {
  const { person } = await newAccount(target);
  const { insightId } = await read(person);
  const message = { clientMessageId: randomUUID(), content: "And what if it stays there?" };
  const before = target.model.requests.length;
  await many(async () => (await person.stream("POST", `/api/insights/${insightId}/messages`, message)).all());
  const made = target.model.requests.length - before;
  return made <= 1 ? null : `one message was answered by ${made} calls of the model`;
}

async function oneAddressOneAccount(target: Target): Promise<string | null> {
  const email = `${randomUUID()}@example.org`;
  await many(() =>
    new Person(target.url).post("/api/auth/sign-up/email", { name: "", email, password: PASSWORD }),
  );
  const users = await target.sql('select 1 from auth."user" where email = $1', [email]);
  return users.length === 1 ? null : `${users.length} accounts for one address`;
}

/** Returns how many readings the model was asked for so far. Requests for the names of blocks are not counted. */
function readingCalls({ model }: Target): number {
  return model.requests.filter(isReading).length;
}
