import { beforeAll, expect, it } from "vitest";
import { contract } from "#contract/contract.ts";
import type { PromiseOutput } from "#contract/promises.ts";
import { weekStartOf } from "#domain/check-ins/week.ts";
import { aBlock, anInsight, signUp } from "#test-support/factories.ts";
import { sendLetters, sentLettersTo, tokenIn } from "#test-support/letters.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { makeLink } from "./features/promises/promise-links.ts";
import { newId } from "./platform/db/ids.ts";
import { type Endpoint, endpointsOf } from "./platform/http/endpoints.ts";

/** The maximum number of round trips of an endpoint, including the session's own. */
const MOST_WAITS = 2;
type Member = Awaited<ReturnType<typeof signUp>>;
type Answer = { status: number; body: unknown };

let app: TestApp;
let waitlisted: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  waitlisted = await createTestApp({ settings: { WAITLIST: "on" } });
});

/** The trial that runs and the block that its step is about. */
let trial = "";
let activeBlock = "";

const WAITING = "dana@example.org";
/** The letter was sent earlier, because sending it here would be counted. */
const tokenOf = (link: string) => tokenIn(sentLettersTo(waitlisted, WAITING)[0], link);

/** The token of a letter about a promise that nothing else here changes. */
let letterToken = "";

const thisWeek = () =>
  `/api/check-ins/${weekStartOf(app.dependencies.clock.now().toISOString().slice(0, 10))}`;

/** The endpoints whose requests need data from the test or another server. */
const SPECIAL: Record<string, (person: Member) => Promise<Answer>> = {
  "checkIns.save": (person) =>
    person.put(thisWeek(), {
      ...{ state: "open", taps: [], question: null, answer: "Nobody asked." },
      step: { text: "Write one line.", minutes: 2 },
    }),
  "checkIns.answerStep": (person) => person.post(`${thisWeek()}/step-answer`, { answer: "partly" }),
  "trials.start": async (person) => {
    const started = await person.post<{ id: string }>("/api/trials", {});
    trial = started.body.id;
    return started;
  },
  "trials.toss": (person) =>
    person.post(`/api/trials/${trial}/tosses/0`, {
      ...{ blockId: activeBlock, step: "Write one line.", clientSeed: "ab".repeat(32) },
    }),
  "trials.answer": (person) => person.post(`/api/trials/${trial}/tosses/0/answer`, { moved: true }),
  "trials.giveUp": (person) => person.post(`/api/trials/${trial}/end`, {}),
  "waitlist.join": () => waitlisted.visitor().post("/api/waitlist", { email: WAITING }),
  "waitlist.confirm": () => waitlisted.visitor().post("/api/waitlist/confirm", { token: tokenOf("confirm") }),
  "waitlist.leave": () => waitlisted.visitor().post("/api/waitlist/leave", { token: tokenOf("leave") }),
  "promises.answerByLink": (person) =>
    person.post("/api/promise-links", { token: letterToken, answer: "did" }),
  "exports.order": () =>
    app.as({ isPremium: true }).post("/api/export-files", { id: newId(), format: "csv" }),
  "account.remove": (person) => person.request("DELETE", "/api/account", { password: person.password }),
};
/** The endpoint that is called last, because no other request works after it. */
const LAST = "account.remove";

/** Calls an endpoint with the example from the contract; `places` are the parameters of its address. */
function callOf({ method, address, meta }: Endpoint, places: Record<string, string>) {
  const { example = {} } = meta;
  const path = address.replace(/\{(\w+)\}/g, (_, name: string) => String(example[name] ?? places[name]));
  const rest = Object.entries(example).filter(([name]) => !address.includes(`{${name}}`));
  if (method !== "GET") return { path: `/api${path}`, body: Object.fromEntries(rest) };
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString();
  return { path: `/api${path}${query && `?${query}`}`, body: undefined };
}

it("every endpoint takes at most two database round trips, except for those that state a reason", async () => {
  const person = await signUp(app);
  const { userId } = person;
  await app.dependencies.database.authPool.query(`update auth."user" set is_premium = true where id = $1`, [
    userId,
  ]);
  const block = await aBlock(app, { userId });
  activeBlock = (await aBlock(app, { userId })).id;
  const cardsDrawn = [{ id: "the-ping", reversed: false }];
  const { id: insight } = await anInsight(app, { userId, userBlockId: block.id, cardsDrawn });
  const { id: insightId } = await anInsight(app, { userId });
  const promise = await person.put<PromiseOutput>(`/api/insights/${insightId}/steps/0/promise`, {
    dueOn: "2099-01-01",
  });
  const madeAt = new Date(promise.body.madeAt);
  letterToken = await makeLink(app.dependencies, { userId, insightId, step: 0, madeAt });
  const failed: Record<string, unknown> = {};
  const slow: Record<string, number> = {};
  // Streams and archives are left out; their round trips before the first byte are measured in their own
  // tests.
  const counted = endpointsOf(contract).filter(({ isStream }) => !isStream);
  for (const endpoint of counted.toSorted((one, other) => isLast(one) - isLast(other))) {
    const name = endpoint.path.join(".");
    const places = {
      id: endpoint.address.startsWith("/blocks/") ? block.id : insight,
      slug: "the-ping",
      prompt: "0",
      index: "0",
      insightId: insight,
      key: newId(),
      clientMessageId: newId(),
    };
    const asked = name.startsWith("waitlist") ? waitlisted : app;
    await sendLetters(asked);
    const { path, body } = callOf(endpoint, places);
    await asked.dependencies.patternRuns.whenIdle();
    const ask = SPECIAL[name] ?? (() => person.request(endpoint.method, path, body));
    const waits = await asked.roundTrips(async () => {
      const answer = await ask(person);
      // There is no run to stop, so the stop endpoints answer with an error; their round trips are counted
      // anyway.
      if (answer.status >= 400 && endpoint.path[1] !== "stop") failed[name] = answer.body;
    });
    if (waits > (endpoint.meta.waits?.most ?? MOST_WAITS)) slow[name] = waits;
  }
  expect(counted.length).toBeGreaterThan(40);
  expect({ failed, slow }).toEqual({ failed: {}, slow: {} });
});

function isLast({ path }: Endpoint): number {
  return path.join(".") === LAST ? 1 : 0;
}
