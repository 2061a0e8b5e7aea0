import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aChatter } from "#test-support/chat-app.ts";
import { signUp } from "#test-support/factories.ts";
import { aReader, orderOf, QUESTION } from "#test-support/reading-app.ts";
import { type StallingDatabase, startStallingDatabase } from "#test-support/stalling-database.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "./platform/db/ids.ts";
import { HELP_WAIT_MS } from "./platform/safety/help-in-time.ts";

const DARK = "I want to kill myself";
const IN_BERLIN = { "x-time-zone": "Europe/Berlin" };
/** The most time that a person may wait until help is shown, in milliseconds. */
const PATIENCE_MS = 700;

let database: StallingDatabase;
let app: TestApp;
let sentStatements = 0;
beforeAll(async () => {
  const first = await createTestApp();
  database = await startStallingDatabase(first.databaseUrl);
  app = await createTestApp({ databaseUrl: database.url });
  const { batch } = app.dependencies.database;
  app.dependencies.database.batch = (actor, body) => {
    sentStatements += 1;
    return batch(actor, body);
  };
});
afterEach(() => database.resume());
afterAll(() => database.resume());

type Asker = Awaited<ReturnType<typeof aReader>>;
type Asking = [what: string, ask: (person: Asker, insightId: string) => ReturnType<Asker["post"]>];

const withKey = () => ({ headers: { ...IN_BERLIN, "idempotency-key": newId() } });
const options = { headers: IN_BERLIN };
const CALLS: Asking[] = [
  ["a reading", (person) => person.post("/api/readings", orderOf({ userContext: DARK }), withKey())],
  [
    "an answer under the card",
    (person) => person.post("/api/readings", orderOf({ answers: { obstacle: { then: DARK } } }), withKey()),
  ],
  [
    "a check of the answers",
    (person) =>
      person.post(
        "/api/readings/check",
        { userContext: QUESTION, answers: { when: { text: DARK } } },
        options,
      ),
  ],
  ["a draw", (person) => person.post("/api/draws", { userContext: DARK }, options)],
  [
    "a chat message",
    (person, id) =>
      person.post(`/api/insights/${id}/messages`, { content: DARK, clientMessageId: newId() }, options),
  ],
  ["a reflection", (person) => person.put("/api/cards/the-ping/reflections/0", { text: DARK }, options)],
  ["a note", (person, id) => person.patch(`/api/insights/${id}`, { note: DARK }, options)],
  ["a block", (person) => person.post("/api/blocks", { blockTypeId: "life", name: DARK }, options)],
  ["a block's notes", (person, id) => person.patch(`/api/blocks/${id}`, { notes: DARK }, options)],
  ["a profile", (person) => person.put("/api/profile", { kryptonite: DARK }, options)],
];

describe("a text about danger while the database does not answer", () => {
  it.each(CALLS)("gets help for the browser's country without waiting: %s", async (_what, ask) => {
    const chatter = await aChatter(app);
    const person = Object.assign(chatter, { session: { userId: chatter.userId } }) as unknown as Asker;
    database.stall();
    const answer = await ask(person, chatter.insightId);
    expect(answer).toMatchObject({ status: 422, error: { code: "crisis_help" } });
    expect(answer.error?.help?.[0]).toMatchObject({ country: "DE", phone: "0800 1110111" });
  });

  it("gets help 200 ms before the longest time that a person may wait", () => {
    expect(HELP_WAIT_MS).toBeLessThanOrEqual(PATIENCE_MS - 200);
  });

  it("gets help before the session is known, and no other statement is sent", async () => {
    const person = await signUp(app);
    database.stall();
    const before = sentStatements;
    const answer = await person.post("/api/readings", orderOf({ userContext: DARK }), withKey());
    expect(answer).toMatchObject({ status: 422, error: { code: "crisis_help" } });
    expect(sentStatements).toBe(before);
  });

  it("gets help for the region of the browser's language when its time zone has no country", async () => {
    const reader = await aReader(app);
    database.stall();
    const headers = { "idempotency-key": newId(), "x-time-zone": "UTC", "accept-language": "en-KE,en;q=0.9" };
    const answer = await reader.post("/api/readings", orderOf({ userContext: DARK }), { headers });
    expect(answer.error?.help?.[0]).toMatchObject({ country: "KE", phone: "999" });
  });

  it("gets general numbers when the browser's only country is the United States of its default language", async () => {
    const reader = await aReader(app);
    database.stall();
    const headers = { "idempotency-key": newId(), "x-time-zone": "UTC", "accept-language": "en-US,en;q=0.9" };
    const answer = await reader.post("/api/readings", orderOf({ userContext: DARK }), { headers });
    expect(answer.error?.help?.[0]).toMatchObject({ country: null, phone: "112" });
  });
});

describe("a text about danger while the database answers", () => {
  it("gets help for the country that the person set, whatever the browser says", async () => {
    const reader = await aReader(app, {}, { timeZone: "Asia/Tokyo" });
    const answer = await reader.post("/api/readings", orderOf({ userContext: DARK }), withKey());
    expect(answer.error?.help?.[0]).toMatchObject({ country: "JP", phone: "0120 279 338" });
  });

  it("is read when the person wants to continue", async () => {
    const reader = await aReader(app);
    const { status, last } = await reader.readAll({ userContext: DARK, goOnAnyway: true });
    expect([status, last?.type]).toEqual([200, "done"]);
  });

  it("gets no help without a session or from another site", async () => {
    const visitor = app.visitor();
    const order = orderOf({ userContext: DARK });
    expect(await visitor.post("/api/readings", order, withKey())).toMatchObject({
      status: 401,
      error: { code: "unauthenticated" },
    });
    const reader = await aReader(app);
    const headers = { ...withKey().headers, origin: "https://elsewhere.example" };
    expect(await reader.post("/api/readings", order, { headers })).toMatchObject({
      error: { code: "forbidden_origin" },
    });
  });
});

it("a text without danger gets no help when the database does not answer", async () => {
  const reader = await aReader(app);
  database.stall();
  let isAnswered = false;
  const asking = reader.readAll({ userContext: QUESTION }).then(({ status }) => {
    isAnswered = true;
    return status;
  });
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  expect(isAnswered).toBe(false);
  database.resume();
  expect(await asking).toBe(200);
});

it("a text about danger gets help at once when the database is gone", async () => {
  const gone = await startStallingDatabase(app.databaseUrl);
  const other = await createTestApp({ databaseUrl: gone.url });
  gone.vanish();
  const answer = await other.as().post("/api/readings", orderOf({ userContext: DARK }), withKey());
  expect(answer).toMatchObject({ status: 422, error: { code: "crisis_help" } });
});
