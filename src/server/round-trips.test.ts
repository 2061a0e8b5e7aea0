import { beforeAll, expect, it } from "vitest";
import { contract } from "#contract/contract.ts";
import type { PromiseOutput } from "#contract/promises.ts";
import { weekStartOf } from "#domain/calendar-days.ts";
import { distributionFaults } from "#test-support/distribution-faults.ts";
import { aBlock, anInsight, signUp } from "#test-support/factories.ts";
import { sendLetters, sentLettersTo, tokenIn } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { orderOf } from "#test-support/reading-app.ts";
import { recordSentStatements } from "#test-support/sent-statements.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { exportQueue } from "./features/account/files/export-queue.ts";
import { makeLink } from "./features/promises/promise-links.ts";
import { newId } from "./platform/db/ids.ts";
import { type Endpoint, endpointsOf } from "./platform/http/endpoints.ts";

/** The maximum number of round trips of an endpoint, including the session's own. */
const MOST_WAITS = 2;
const WAITING = "dana@example.org";
const READING_KEY = newId();
/** The endpoint that is called last, because no other request works after it. */
const LAST = "account.remove";
/** A run that is stopped need not exist: the round trips of the refusal are counted. */
const MAY_BE_REFUSED = ["readings.stop", "chat.stop"];

type Values = Record<string, unknown>;
type Member = Awaited<ReturnType<typeof signUp>>;

const record = recordSentStatements();
let app: TestApp;
let waitlisted: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  waitlisted = await createTestApp({ settings: { WAITLIST: "on" } });
  return () => record.stop();
});

/** Makes what the requests are about. Returns values for parameters and fields, by endpoint; `all` is for every endpoint. */
async function prepare(person: Member): Promise<Record<string, () => Values>> {
  const { userId } = person;
  const { database, clock } = app.dependencies;
  await database.authPool.query(`update auth."user" set is_premium = true where id = $1`, [userId]);
  const block = await aBlock(app, { userId });
  const activeBlock = await aBlock(app, { userId });
  const cardsDrawn = [{ id: "the-ping", reversed: false }];
  const insight = await anInsight(app, { userId, userBlockId: block.id, cardsDrawn });
  const promised = await anInsight(app, { userId });
  const made = await person.put<PromiseOutput>(`/api/insights/${promised.id}/steps/0/promise`, {
    dueOn: "2099-01-01",
  });
  const madeAt = new Date(made.body.madeAt);
  const link = { userId, insightId: promised.id, step: 0, madeAt };
  const letterToken = await makeLink(app.dependencies, link);
  const file = newId();
  await person.post("/api/export-files", { id: file, format: "csv" });
  const queue = exportQueue(app.dependencies);
  for (const order of await queue.waiting()) await queue.run(order);
  const tokenOf = (action: string) => tokenIn(sentLettersTo(waitlisted, WAITING)[0], action);
  return {
    all: () => ({
      ...{ id: insight.id, insightId: insight.id, slug: "the-ping", prompt: "0", index: "0" },
      ...{ key: READING_KEY, clientMessageId: newId() },
      weekStart: weekStartOf(clock.now().toISOString().slice(0, 10)),
    }),
    blocks: () => ({ id: block.id }),
    blockPlans: () => ({ id: block.id }),
    "readings.create": () => ({ ...orderOf() }),
    "exports.year": () => ({ year: clock.now().getUTCFullYear() }),
    "exports.make": () => ({ id: insight.id }),
    "trials.toss": () => ({ blockId: activeBlock.id }),
    "exports.order": () => ({ id: newId() }),
    "exports.download": () => ({ id: file }),
    "waitlist.confirm": () => ({ token: tokenOf("confirm") }),
    "waitlist.leave": () => ({ token: tokenOf("leave") }),
    "promises.answerByLink": () => ({ token: letterToken }),
    "account.remove": () => ({ password: person.password }),
  };
}

/** Returns the request of an endpoint: the contract's example, with values of the test in place of its own. */
function callOf({ method, address, meta }: Endpoint, values: Values, own: Values) {
  const example = { ...meta.example, ...own };
  const path = address.replace(/\{(\w+)\}/g, (_, name: string) => String(example[name] ?? values[name]));
  const rest = Object.entries(example).filter(([name]) => !address.includes(`{${name}}`));
  if (method !== "GET") return { path: `/api${path}`, body: Object.fromEntries(rest) };
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString();
  return { path: `/api${path}${query && `?${query}`}`, body: undefined };
}

/** Sends a request and resolves with the first bytes of its answer. `finish` reads the rest. */
async function firstOf(person: Person, request: { method: string; path: string; body: unknown }) {
  const headers = { "idempotency-key": READING_KEY };
  const response = await person.fetch(request.method, request.path, request.body, { headers });
  const reader = response.body?.getReader();
  const first = await reader?.read();
  const finish = async () => {
    const decoder = new TextDecoder();
    let text = decoder.decode(first?.value, { stream: true });
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      text += decoder.decode(part.value, { stream: true });
    return text;
  };
  return { status: response.status, finish };
}

it("every endpoint takes at most two database round trips before it answers, except for those that state a reason", async () => {
  const person = await signUp(app);
  const prepared = await prepare(person);
  let trial: string | undefined;
  const failed: Record<string, unknown> = {};
  const slow: Record<string, number> = {};
  const endpoints = endpointsOf(contract);
  for (const endpoint of endpoints.toSorted((one, other) => isLast(one) - isLast(other))) {
    const name = endpoint.path.join(".");
    const [area = ""] = endpoint.path;
    const isWaitlist = area === "waitlist";
    const asked = isWaitlist ? waitlisted : app;
    // Letters are sent before the count, because their sender asks the same database.
    await sendLetters(asked);
    await asked.dependencies.patternRuns.whenIdle();
    const common = { ...prepared.all?.(), ...prepared[area]?.(), ...(area === "trials" && { id: trial }) };
    const { path, body } = callOf(endpoint, common, prepared[name]?.() ?? {});
    const sent = { method: endpoint.method, path, body };
    const answered: { status: number; text: string } = { status: 0, text: "" };
    let finish = async () => "";
    const waits = await asked.roundTrips(async () => {
      const answer = await firstOf(isWaitlist ? waitlisted.visitor() : person, sent);
      answered.status = answer.status;
      finish = answer.finish;
    });
    answered.text = await finish();
    if (name === "trials.start") trial = JSON.parse(answered.text).id;
    if (answered.status >= 400 && !MAY_BE_REFUSED.includes(name)) failed[name] = answered;
    if (waits > (endpoint.meta.waits?.most ?? MOST_WAITS)) slow[name] = waits;
  }
  expect(endpoints.length).toBeGreaterThan(70);
  expect({ failed, slow }).toEqual({ failed: {}, slow: {} });
});

it("every statement that the endpoints send can be sent to a distributed database, one part of it where it is about one person", () => {
  const faults: Record<string, string[]> = {};
  const statements = new Map(record.sent.map((each) => [each.text, each]));
  for (const { text, role } of statements.values()) {
    if (!/^\s*(begin|set|with|select|insert|update|delete)\b/i.test(text)) continue;
    const found = distributionFaults(text, { isOfPerson: role === "arcana_app" });
    if (found.length > 0) faults[text] = found;
  }
  expect(statements.size).toBeGreaterThan(150);
  expect(faults).toEqual({});
});

function isLast({ path }: Endpoint): number {
  return path.join(".") === LAST ? 1 : 0;
}
